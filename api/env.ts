import { z } from 'zod';
import { SIMULATOR } from '#domain/page-services.ts';
import type { Clock } from '#domain/scope.ts';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(blankIsAbsent, z.string().optional());
const optionalUrl = z.preprocess(blankIsAbsent, z.url().optional());
const switchable = (start: boolean) =>
  z.preprocess(
    blankIsAbsent,
    z
      .enum(['on', 'off', '1', '0', 'true', 'false'])
      .transform((value) => ['on', '1', 'true'].includes(value))
      .default(start),
  );

const rupiahFee = (start: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(1_000_000).default(start));

const listed = (start: string) =>
  z
    .string()
    .default(start)
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim().toLowerCase())
        .filter((one) => one !== ''),
    );

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/** Off, the simulator, or the https address of the service's script. */
const pageService = z.preprocess(
  (value) => (value === 'off' ? undefined : blankIsAbsent(value)),
  z
    .string()
    .refine((value) => value === SIMULATOR || isHttps(value), 'off, simulator, or the https address of a script')
    .optional(),
);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  /** This machine only, because the demo's password is public. 0.0.0.0 opens it to the network. */
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optionalText,
  /** The public address of this installation; links in e-mails begin with it. */
  PUBLIC_URL: optionalUrl,
  /** Behind a reverse proxy: trust its X-Forwarded-For and -Proto. */
  TRUST_PROXY: switchable(false),
  /** Keys are derived from this: at least 32 characters nobody can guess. A demo generates its own in DATA_DIR. */
  SECRETS_KEY: z.preprocess(
    blankIsAbsent,
    z.string().min(32, 'at least 32 characters, for example of: openssl rand -base64 48').optional(),
  ),
  /**
   * A PEM file of the issuers whose certificates prove that a company holds its NPWP. Without it no certificate does,
   * except in a demo.
   */
  CERTIFICATE_ISSUERS: optionalText,
  /** A bucket for the files instead of the folder: set all of these except the region, or none. */
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: optionalText,
  S3_REGION: z.preprocess(blankIsAbsent, z.string().default('us-east-1')),
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Who may enter the internal area: e-mail addresses, separated by commas. */
  INTERNAL_ADMINS: listed(''),
  /** Hosts of pictures and links in content that internal admins write, separated by commas. None: pages of Patuh only. */
  CONTENT_HOSTS: listed(''),
  /** Addresses of webhooks in this network, "host:port" separated by commas; all others must be on the internet. */
  WEBHOOK_ALLOWED: listed(''),
  /** Services of others in the page, each off unless set: off, simulator, or the https address of its script. */
  HELP_DESK: pageService,
  MESSAGING: pageService,
  ENGAGEMENT: pageService,
  ASSISTANT: pageService,
  ANALYTICS: pageService,
  MONITORING: pageService,
  /** Further hosts that these scripts contact, separated by commas. */
  PAGE_SERVICE_HOSTS: listed(''),
  /** Signs tokens of the help desk, and who is signed in for the messaging service. */
  HELP_DESK_SECRET: optionalText,
  MESSAGING_SECRET: optionalText,
  DEMO: switchable(true),
  /** Demo only: how far its clock is ahead of the machine's (ms). */
  CLOCK_AHEAD_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().default(0)),
  /** Whether this process also runs jobs. Off when `npm run worker` does. */
  JOBS: switchable(true),
  /** Lease of a job (ms); after that another process takes the job over. */
  JOB_LEASE_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1_000).default(30_000)),
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().default('Patuh <tidak-dibalas@patuh.example>'),
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_PHONE_ID: optionalText,
  WHATSAPP_URL: optionalUrl,
  /**
   * `auto`: the host-to-host connection when DJP_URL and DJP_SECRET are set, else the simulator. `file`: file exchange
   * with the portal.
   */
  DJP_MODE: z.preprocess(blankIsAbsent, z.enum(['auto', 'file']).default('auto')),
  DJP_URL: optionalUrl,
  DJP_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().default('patuh')),
  DJP_SECRET: optionalText,
  /** `auto`: DOKU when DOKU_CLIENT_ID and DOKU_SECRET are set, else the simulated bank. */
  BANK_MODE: z.preprocess(blankIsAbsent, z.enum(['auto', 'simulator', 'doku']).default('auto')),
  DOKU_URL: z.preprocess(blankIsAbsent, z.url().default('https://api.doku.com')),
  DOKU_CLIENT_ID: optionalText,
  DOKU_SECRET: optionalText,
  /** Per payment, in whole rupiah, paid on top of the tax. */
  BANK_FEE_VA: rupiahFee(2_500),
  BANK_FEE_OVO: rupiahFee(1_500),
  /** The REST address of the accounting product; its simulator without one. */
  ACCOUNTING_URL: optionalUrl,
  DJP_LATENCY_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).optional()),
  DJP_CONCURRENCY: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).optional()),
});

const BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

export type Settings = z.output<typeof schema>;

export const clockOf =
  ({ CLOCK_AHEAD_MS }: Pick<Settings, 'CLOCK_AHEAD_MS'>): Clock =>
  () =>
    Date.now() + CLOCK_AHEAD_MS;

export const readEnv = (env: Record<string, string | undefined>): Settings => {
  const read = schema.safeParse(env);
  if (read.success) {
    const { BANK_MODE, DOKU_CLIENT_ID, DOKU_SECRET, DEMO, CLOCK_AHEAD_MS, SECRETS_KEY } = read.data;
    if (BANK_MODE === 'doku' && !(DOKU_CLIENT_ID && DOKU_SECRET))
      throw new Error('The environment is not usable.\nBANK_MODE: doku needs DOKU_CLIENT_ID and DOKU_SECRET');
    for (const name of ['HELP_DESK', 'MESSAGING'] as const)
      if (isHttps(read.data[name] ?? '') && read.data[`${name}_SECRET`] === undefined)
        throw new Error(`The environment is not usable.\n${name}: needs ${name}_SECRET`);
    const missing = BUCKET.filter((name) => read.data[name] === undefined);
    if (missing.length > 0 && missing.length < BUCKET.length)
      throw new Error(
        `The environment is not usable.\n${missing.join(', ')}: files go to a bucket where ${BUCKET.join(', ')} are all set, and to the data folder where none is.`,
      );
    if (!DEMO && CLOCK_AHEAD_MS !== 0)
      throw new Error('The environment is not usable.\nCLOCK_AHEAD_MS: documents of a real company bear the real time');
    if (!DEMO && SECRETS_KEY === undefined)
      throw new Error(
        'The environment is not usable.\nSECRETS_KEY: without the demo a key is needed that links in letters and other secrets are drawn from. Make one with: openssl rand -base64 48. Keep it, apart from the database and its copies, and use the same one at every start.',
      );
    return read.data;
  }
  const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable.\n${lines.join('\n')}`);
};
