/** A module: its files, and what they may import. The first match counts, so narrow modules come first. */
export type Module = {
  name: string;
  has: RegExp;
  /** The part of the path that all files of the module share; by default the whole module. */
  own?: RegExp;
  /** Project files it may import, besides its own module. */
  may: readonly RegExp[];
  packages?: readonly RegExp[];
};

const domain = /^api\/domain\//;
const repositories = /^db\/(repositories|database|id|tables|company-context)\b/;
const ports = /^api\/gateways\/([\w-]+\/){0,2}(\w+-)?(port|answer)\.ts$/;
const services = /^api\/services\//;
const steps = /^api\/steps\//;
const documents = /^api\/documents\//;
const family = /^api\/modules\/[\w-]+\//;
/** Codes, their payments and the state receipts are three modules on one ledger. */
const eBilling = /^api\/modules\/(billing|payment|ntpn)\//;
const drawing = /^api\/flows\/drawing\.ts$/;
const jobs = [domain, repositories, ports, /^api\/(modules|documents|services|settings|imports|flows|output|jobs)\//];

export const modules: readonly Module[] = [
  {
    name: 'definition',
    has: /^api\/domain\/definition\//,
    may: [/^api\/domain\/(law|permissions|messages\/)/],
    packages: [/^zod$/],
  },
  { name: 'domain', has: domain, may: [domain], packages: [/^zod$/] },
  { name: 'database', has: /^db\//, may: [domain, /^db\//] },
  {
    name: 'gateways',
    has: /^api\/gateways\//,
    own: /^api\/gateways\/[\w-]+\//,
    may: [domain, /^api\/gateways\/[\w-]+\.ts$/],
    packages: [
      /^zod$/,
      /^node:/,
      /^hono($|\/)/,
      /^@hono\/node-server($|\/)/,
      /^nodemailer$/,
      /^exceljs$/,
      /^@aws-sdk\//,
    ],
  },
  { name: 'files of imports', has: /^api\/imports\/files\//, may: [domain] },
  { name: 'output', has: /^api\/output\//, may: [domain] },
  {
    name: 'files of E-Billing',
    has: /^api\/modules\/(billing|payment|ntpn)\/files\//,
    may: [domain, /^api\/output\//],
  },
  {
    name: 'files of a family',
    has: /^api\/modules\/[\w-]+\/files\//,
    own: /^api\/modules\/[\w-]+\/files\//,
    may: [domain, /^api\/output\//],
  },
  {
    name: 'registration of families',
    has: /^api\/modules\/([\w-]+\/)?(index|registration)\.ts$/,
    may: [...jobs, /^api\/http\/edge\.ts$/],
  },
  {
    name: 'routes',
    has: /^api\/(modules\/[\w-]+\/routes\/|services\/[\w-]+\/routes\.ts$|imports\/routes\/)/,
    own: /^api\/((modules|services)\/[\w-]+|imports)\//,
    may: [domain, eBilling, documents, services, steps, /^api\/(http|imports)\//],
  },
  { name: 'jobs of a family', has: /^api\/(modules\/[\w-]+|imports)\/jobs\//, may: jobs },
  {
    name: 'use cases of E-Billing',
    has: eBilling,
    may: [
      domain,
      repositories,
      ports,
      documents,
      services,
      drawing,
      /^api\/(imports\/files|output)\//,
      /^api\/jobs\/handler\.ts$/,
    ],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/],
  },
  {
    name: 'annual return, which is drawn from slips received and the trial balance',
    has: /^api\/modules\/spt-badan\//,
    may: [
      domain,
      repositories,
      ports,
      documents,
      services,
      /^api\/(imports\/files|output|modules\/bupot\/received|modules\/trial-balance)\//,
      /^api\/jobs\/handler\.ts$/,
    ],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/],
  },
  {
    name: 'use cases',
    has: family,
    own: family,
    may: [
      domain,
      repositories,
      ports,
      documents,
      services,
      steps,
      drawing,
      /^api\/(imports\/files|output)\//,
      /^api\/jobs\/handler\.ts$/,
    ],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/],
  },
  {
    name: 'routes of documents',
    has: /^api\/documents\/routes\//,
    may: [domain, repositories, documents, services, /^api\/http\//],
  },
  {
    name: 'documents',
    has: documents,
    may: [domain, repositories, ports, services, drawing, /^api\/output\//, /^api\/jobs\/handler\.ts$/],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/],
  },
  {
    name: 'services',
    has: services,
    may: [domain, repositories, ports, drawing, /^api\/output\//, /^api\/jobs\/handler\.ts$/],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/, /^@node-rs\/argon2$/, /^otpauth$/],
  },
  {
    name: 'plain records and wizards',
    has: /^api\/(records|steps)\//,
    may: [
      domain,
      repositories,
      services,
      /^api\/documents\/list-params\.ts$/,
      /^api\/http\//,
      /^api\/imports\/files\//,
      /^db\/database\.ts$/,
    ],
  },
  {
    name: 'settings',
    has: /^api\/settings\//,
    may: [domain, repositories, ports, services, steps, /^api\/records\//, /^api\/http\//, /^api\/jobs\/handler\.ts$/],
  },
  {
    name: 'start page',
    has: /^api\/flows\/home\//,
    own: /^api\/flows\/home\//,
    // What is due, done and late in a year has one source.
    may: [
      domain,
      repositories,
      family,
      documents,
      services,
      /^api\/flows\/efiling\/register\.ts$/,
      /^api\/http\//,
      /^api\/jobs\/handler\.ts$/,
    ],
  },
  {
    name: 'accounting product, batch, books, sending, internal area, register of returns',
    has: /^api\/flows\/(accounting|batch|books|sending|admin|efiling)\//,
    own: /^api\/flows\/(accounting|batch|books|sending|admin|efiling)\//,
    may: [
      domain,
      repositories,
      ports,
      family,
      documents,
      services,
      /^api\/(http|imports)\//,
      /^api\/jobs\/handler\.ts$/,
    ],
  },
  { name: 'flows', has: /^api\/flows\//, may: [domain, family, documents, services, /^api\/output\//] },
  {
    name: 'imports',
    has: /^api\/imports\//,
    may: [domain, repositories, ports, documents, services, /^api\/jobs\/handler\.ts$/],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/],
  },
  {
    name: 'worker tasks',
    has: /^api\/jobs\/worker-tasks\//,
    may: [...jobs, /^db\/connection\.ts$/, /^api\/(compose-storage|env)\.ts$/],
  },
  { name: 'jobs', has: /^api\/jobs\//, may: jobs },
  {
    name: 'http',
    has: /^api\/http\//,
    may: [domain, ports, services, /^db\/(company-context|database)\.ts$/, /^api\/jobs\/bus\.ts$/],
  },
  {
    name: 'app',
    has: /^api\/app\//,
    may: [
      domain,
      documents,
      services,
      family,
      /^api\/modules\/index\.ts$/,
      /^api\/(http|imports|settings)\//,
      /^api\/flows\/(accounting|home|batch|books|admin|efiling)\//,
      /^db\/database\.ts$/,
    ],
  },
  {
    name: 'composition',
    has: /^api\/(compose(-gateways|-issuers|-storage)?|server|worker|env|read-settings|secrets|request-pool|request-thread|start\/[\w-]+)\.ts$/,
    may: [/^api\//, /^db\//, /^fixtures\/cast\/accounts\.ts$/],
  },
  { name: 'commands', has: /^api\/commands\//, may: [/^api\//, /^db\//, /^fixtures\//] },
  { name: 'client', has: /^src\/client\//, may: [domain, /^src\/theme\//] },
  { name: 'parts of screens', has: /^src\/(ui|theme)\//, may: [domain, /^src\/(ui|theme|client)\//] },
  { name: 'frame and table of contents', has: /^src\/(app|shell|main)/, may: [domain, /^src\//] },
  {
    name: 'screens',
    has: /^src\//,
    own: /^src\/[\w-]+\//,
    may: [domain, /^src\/(ui|theme|client)\//],
  },
];
