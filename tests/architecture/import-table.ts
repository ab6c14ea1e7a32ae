/** A room: which files are in it, and whom they may import. First match counts, so the narrow rooms come first. */
export type Room = {
  name: string;
  has: RegExp;
  /** Our own files it may import, besides its own room. */
  may: readonly RegExp[];
  /** Packages it may import; every package when left out. */
  packages?: readonly RegExp[];
};

const domain = /^api\/domain\//;
const repositories = /^db\/(repositories|database|id|tables)\b/;
const ports = /^api\/gateways\/([\w-]+\/)?(\w+-)?(port|answer)\.ts$/;

export const rooms: readonly Room[] = [
  {
    name: 'domain kit',
    has: /^api\/domain\/kit\//,
    may: [/^api\/domain\/(law|permissions|messages\/)/],
    packages: [/^zod$/],
  },
  { name: 'domain', has: domain, may: [domain], packages: [/^zod$/] },
  { name: 'database', has: /^db\//, may: [domain, /^db\//] },
  {
    name: 'gateways',
    has: /^api\/gateways\//,
    may: [domain, /^api\/gateways\/[\w-]+\.ts$/],
    packages: [/^zod$/, /^node:/, /^hono($|\/)/, /^@hono\/node-server($|\/)/, /^nodemailer$/, /^exceljs$/],
  },
  { name: 'intake', has: /^api\/intake\//, may: [domain] },
  { name: 'output', has: /^api\/output\//, may: [domain] },
  {
    name: 'use cases',
    has: /^api\/modules\//,
    may: [
      domain,
      repositories,
      ports,
      /^api\/modules\/(deps|permit|system-scope)\.ts$/,
      /^api\/modules\/kit\//,
      /^api\/(intake|output)\//,
      /^api\/jobs\/handler\.ts$/,
    ],
    packages: [/^zod$/, /^node:(crypto|path|stream|timers)/, /^@node-rs\/argon2$/],
  },
  {
    name: 'heavy tasks',
    has: /^api\/jobs\/heavy\//,
    may: [domain, repositories, /^db\/connection\.ts$/, /^api\/(intake|output|modules|jobs)\//],
  },
  {
    name: 'jobs',
    has: /^api\/jobs\//,
    may: [domain, repositories, ports, /^api\/(modules|intake|output|jobs)\//],
  },
  {
    name: 'http',
    has: /^api\/http\//,
    may: [domain, /^api\/modules\//, /^api\/jobs\/bus\.ts$/, /^db\/database\.ts$/],
  },
  {
    name: 'composition',
    has: /^api\/(compose|compose-gateways|server|worker|env|read-settings|migrate-or-end|secrets|request-pool|request-thread)\.ts$/,
    may: [/^api\//, /^db\//, /^fixtures\/cast\/accounts\.ts$/],
  },
  { name: 'commands', has: /^api\/commands\//, may: [/^api\//, /^db\//, /^fixtures\//] },
  { name: 'screens: app and shell', has: /^src\/(app|shell|main)/, may: [domain, /^src\//] },
  { name: 'screens', has: /^src\/(?!app\/|shell\/|kit\/|theme\/)/, may: [domain, /^src\/(kit|theme|app)\//] },
  { name: 'screen parts', has: /^src\/(kit|theme)\//, may: [domain, /^src\/(kit|theme|app)\//] },
];
