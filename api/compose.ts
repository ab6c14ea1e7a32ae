import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Contract, contract } from '#domain/api-keys/contract.ts';
import type { Clock } from '#domain/scope.ts';
import { acrossCompanies, servingAllCompanies } from '../db/company-context.ts';
import { openDb } from '../db/connection.ts';
import type { Db } from '../db/database.ts';
import { dialect } from '../db/dialect/columns.ts';
import { newId, newToken } from '../db/id.ts';
import { unsafeIsSystemOn } from '../db/repositories/admin/support.ts';
import { companyOf } from '../db/repositories/companies.ts';
import { insertCountries, lacksCountries } from '../db/repositories/countries.ts';
import { databaseCallLog } from '../db/repositories/gateway-calls.ts';
import { databaseBooks, unsafeIsCompany, unsafeTaxpayerName } from '../db/repositories/office/office.ts';
import { databaseBillingBooks } from '../db/repositories/office/office-billings.ts';
import { databaseBankBooks } from '../db/repositories/payment/bank.ts';
import { isProven } from '../db/repositories/proofs.ts';
import { unsafeSandboxOf } from '../db/repositories/sandbox.ts';
import { databaseMailbox } from '../db/repositories/simulated-messages.ts';
import { onStaled } from '../db/repositories/spt/staled.ts';
import { sealedBy } from '../db/sealed.ts';
import { accounts, demoAdmins } from '../fixtures/cast/accounts.ts';
import { composeGateways, pageServicesOf } from './compose-gateways.ts';
import { trustedIssuersOf } from './compose-issuers.ts';
import { composeStorage } from './compose-storage.ts';
import { clockOf, type Settings } from './env.ts';
import type { Draw } from './flows/drawing.ts';
import type { Deliver } from './gateways/bank/simulator/counter.ts';
import { officeHealth } from './gateways/djp/health.ts';
import { type Edge, ownOrigins } from './http/edge.ts';
import { type Log, openLog } from './http/log.ts';
import { type Bus, openBus, type Wire } from './jobs/bus.ts';
import { drawInThread } from './jobs/draw-in-thread.ts';
import { handlers } from './jobs/handlers.ts';
import { jobRunner, type Runner } from './jobs/runner.ts';
import { workerPool } from './jobs/worker-pool.ts';
import type { RunnerOptions } from './jobs/working.ts';
import { keyedBy, OWN_KEY_FILE, sealOf, secretOf } from './secrets.ts';
import { REQUESTS_A_MINUTE, rateLimit, WRONG_A_MINUTE } from './services/api-keys/rate-limit.ts';
import { type Deps, systemScope } from './services/deps.ts';
import { EVERYBODY } from './services/everybody.ts';
import { keepFile } from './services/files/files.ts';
import { followLaw, loadLaw } from './services/law-rows.ts';
import { securityNotes } from './services/security/notes.ts';
import { signInAttempts } from './services/session/attempts.ts';
import { type SessionBook, sessionBook } from './services/session/book.ts';
import { demoAccounts } from './services/session/demo-accounts.ts';

export type Instead = {
  now?: Clock;
  db?: Db;
  newId?: () => string;
  wait?: (ms: number) => Promise<void>;
  soonMs?: number;
  deliver?: Deliver;
  wire?: Wire & { close(): Promise<void> };
  /** For threads that serve no other requests meanwhile. */
  draw?: Draw;
  runner?: Partial<RunnerOptions>;
  contract?: Contract;
};

export type Application = {
  deps: Deps;
  edge: Edge;
  log: Log;
  bus: Bus;
  book: SessionBook;
  runner: Runner;
  startJobs(): void;
  close(): Promise<void>;
};

export const compose = async (settings: Settings, instead: Instead = {}): Promise<Application> => {
  const now = instead.now ?? clockOf(settings);
  const log = openLog(settings.LOG_LEVEL);
  const warn = (what: string, facts: Record<string, unknown>) => log.warn(facts, what);
  if (settings.SECRETS_KEY === undefined)
    log.info({ file: join(settings.DATA_DIR, OWN_KEY_FILE) }, 'SECRETS_KEY is not set: the demo uses a key of its own');
  const keyed = keyedBy(secretOf(settings));
  const opened = instead.db ?? (await openDb({ dataDir: settings.DATA_DIR, url: settings.DATABASE_URL }));
  const db = sealedBy(opened, sealOf(keyed));
  // Threads of requests may not write while they start: the server has filled the table before.
  if (await lacksCountries(db.read)) await db.transact((tx) => insertCountries(tx, now()));
  await loadLaw(db.read);
  const securityLog = securityNotes({ db, now }, (error) => log.error({ error }, 'the security log was not written'));
  const calls = databaseCallLog(db, (error) => log.error({ error }, 'calls to outside systems could not be noted'));
  const wire = instead.wire ?? (await openWire(settings, warn));
  const bus = openBus(newToken(), wire);
  const health = officeHealth(now, (state) => bus.publish(EVERYBODY, { kind: 'office', ...state }));
  const lawFailed = (error: unknown) => log.error({ error }, 'law was not loaded');
  bus.listen(EVERYBODY, (happening) => {
    if (happening.kind === 'office') health.hear(happening);
    if (happening.kind === 'law') loadLaw(db.read).catch(lawFailed);
  });
  const stopFollowingLaw = followLaw(db.read, () => bus.publish(EVERYBODY, { kind: 'law' }), lawFailed);

  const mailbox = servingAllCompanies(
    databaseMailbox(db, keyed, (companyId, needs, { name, type, content }) =>
      keepFile(deps, systemScope(companyId), { name, type, bytes: content, needs, days: 365 }),
    ),
  );
  const gateways = composeGateways(settings, {
    now,
    record: (call) => {
      if (call.gateway.startsWith('djp/')) health.note(call.outcome !== 'unreachable');
      calls.record(call);
    },
    warn,
    isProven: (companyId) => isProven(companyId, db.read),
    isOn: (name) => unsafeIsSystemOn(db.read, name),
    sandboxOf: (companyId) => unsafeSandboxOf(db.read, companyId),
    simulatedOffice: {
      books: servingAllCompanies(databaseBooks(db)),
      newRef: () => newId(now()),
      nameOf: (npwp) => acrossCompanies(() => unsafeTaxpayerName(db.read, npwp)),
      isHere: (npwp) => acrossCompanies(() => unsafeIsCompany(db.read, npwp)),
      ...(instead.wait ? { wait: instead.wait } : {}),
    },
    simulatedBank: {
      books: servingAllCompanies(databaseBankBooks(db)),
      newId: () => newId(now()),
      ...(instead.deliver ? { deliver: instead.deliver } : {}),
    },
    taxpayer: (companyId) => companyOf(systemScope(companyId), db.read),
    billingBooks: servingAllCompanies(databaseBillingBooks(db)),
    mailbox,
  });
  // At least two, so that one company cannot occupy every thread.
  const workerTasks = workerPool({ size: Math.max(2, availableParallelism() - 1) });
  const deps: Deps = {
    db,
    now,
    newId: instead.newId ?? (() => newId(now())),
    newToken,
    keyed,
    ...gateways,
    trustedIssuers: trustedIssuersOf(settings, gateways.djp.simulated),
    officeState: health.state,
    files: composeStorage(settings),
    draw: instead.draw ?? drawInThread(workerTasks),
    events: bus,
    securityLog,
    soonMs: instead.soonMs ?? 3_000,
    pageServices: pageServicesOf(settings),
    contentHosts: new Set(settings.CONTENT_HOSTS),
    internalAdmins: new Set([...settings.INTERNAL_ADMINS, ...(settings.DEMO ? demoAdmins : [])]),
    simulatorShowsLinks: settings.DEMO,
    dataDir: settings.DATA_DIR,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  };
  const runner = jobRunner({ deps, handlers, workerTasks, warn, leaseMs: settings.JOB_LEASE_MS, ...instead.runner });
  const book = sessionBook(db, now, (hash) => bus.publish(EVERYBODY, { kind: 'session', hash }));
  bus.listen(EVERYBODY, (happening) => {
    if (happening.kind === 'session') book.hear(happening.hash);
  });
  const attempts = signInAttempts(deps, instead.wait);
  const deaf = onStaled((companyId, ids) => bus.publish(companyId, { kind: 'spt', ids: [...ids] }));
  const edge: Edge = {
    deps,
    log,
    book,
    bus,
    attempts,
    keyRates: { requests: rateLimit(now, REQUESTS_A_MINUTE), wrong: rateLimit(now, WRONG_A_MINUTE) },
    contract: instead.contract ?? contract,
    stopping: new AbortController(),
    trustProxy: settings.TRUST_PROXY,
    isOwnOrigin: ownOrigins(deps.publicUrl),
    demo: settings.DEMO,
    demoAccounts: async () => (settings.DEMO ? demoAccounts(deps, accounts) : []),
  };
  return {
    deps,
    edge,
    log,
    bus,
    book,
    runner,
    startJobs: () => {
      workerTasks.expect('import-take-in');
      runner.start();
    },
    close: async () => {
      deaf();
      stopFollowingLaw();
      await runner.stop();
      await workerTasks.close();
      await calls.end();
      await securityLog.flush();
      await wire?.close();
      if (!instead.db) await db.close();
    },
  };
};

const openWire = async (
  settings: Settings,
  warn: (what: string, facts: Record<string, unknown>) => void,
): Promise<(Wire & { close(): Promise<void> }) | undefined> => {
  if (dialect !== 'pg' || !settings.DATABASE_URL) return undefined;
  const { openNotify } = await import('../db/dialect/notify.ts');
  return openNotify(settings.DATABASE_URL, (error) => warn('news between processes', { error }));
};
