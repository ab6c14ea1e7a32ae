import { Cron } from 'croner';
import { unsafeExpireFiles } from '../../db/repositories/files.ts';
import { unsafeExpireKeys } from '../../db/repositories/idempotency.ts';
import { unsafeExpiredImports } from '../../db/repositories/imports/imports.ts';
import { unsafeExpireJobs } from '../../db/repositories/job-claims.ts';
import { unsafeExpireMailLinks } from '../../db/repositories/mail-links.ts';
import { unsafeExpirePulls } from '../../db/repositories/pulls.ts';
import { unsafeExpireSecurityLog } from '../../db/repositories/security-page.ts';
import { unsafeExpireSessions } from '../../db/repositories/sessions.ts';
import { unsafeExpireTries } from '../../db/repositories/sign-in-tries.ts';
import { unsafeExpireTokens } from '../../db/repositories/tokens.ts';
import { unsafeExpireDeliveries } from '../../db/repositories/webhooks.ts';
import { takeByClock } from '../flows/accounting/clock.ts';
import { askForDigests } from '../flows/home/digest-letter.ts';
import { noteBounces } from '../flows/sending/bounces.ts';
import { expireImport } from '../imports/cancel-import.ts';
import { expireBillings, requestAgain } from '../modules/billing/clock.ts';
import { inquireWaitingBupots } from '../modules/bupot/inquire-item.ts';
import { reworkDrafts } from '../modules/bupot/rework-drafts.ts';
import { dokumenWork } from '../modules/faktur/dokumen/sides.ts';
import { inquireWaiting } from '../modules/faktur/inquire-item.ts';
import { pullByClock } from '../modules/faktur/jobs/pull-clock.ts';
import { returWork } from '../modules/faktur/retur/work.ts';
import { returDokumenWork } from '../modules/faktur/retur-dokumen/work.ts';
import { takeAnchor } from '../modules/history/anchors.ts';
import { mailHeads } from '../modules/history/jobs/anchor-mail.ts';
import { checkByClock } from '../modules/history/jobs/check.ts';
import { handleLeft } from '../modules/payment/callback.ts';
import { askAboutCodes, askAboutPayments, endRunOutPayments } from '../modules/payment/jobs/clock.ts';
import { askAboutOrders } from '../modules/quota/jobs/clock.ts';
import { draftByClock } from '../modules/spt/draft-by-clock.ts';
import { askAboutSpts } from '../modules/spt/jobs/clock.ts';
import { type Deps, systemScope } from '../services/deps.ts';
import { WINDOW_MS } from '../services/session/attempts.ts';
import { warnOfCertificates } from '../settings/certificate/warn.ts';
import { remindOfNsfp } from '../settings/nsfp-reminder/remind.ts';

const DAY = 86_400_000;
/** An expired link is kept for a while, so that the page can say it has expired. */
const TOKEN_MEMORY = 90 * DAY;
/** Retention in the job centre; jobs that nobody watched are deleted after a day. */
const JOB_MEMORY = 90 * DAY;
const DELIVERY_MEMORY = 30 * DAY;
const IMPORTS_AT_ONCE = 100;
const PULLS_AT_ONCE = 50;

export type Schedule = { name: string; cron: string; run(deps: Deps): Promise<void> };

/** Each may run in several processes at once and must be safe for it. */
export const schedules: readonly Schedule[] = [
  {
    name: 'ask the office about what waits',
    cron: '* * * * *',
    run: async (deps) => {
      await inquireWaiting(deps);
      for (const work of [returWork, ...Object.values(dokumenWork), ...Object.values(returDokumenWork)])
        await work.inquireWaiting(deps);
      await inquireWaitingBupots(deps);
    },
  },
  {
    name: 'work drafts of slips again where a rule was corrected',
    cron: '35 3 * * *',
    run: reworkDrafts,
  },
  {
    name: 'ask the office again for billing codes it owes',
    cron: '* * * * *',
    run: async (deps) => {
      await requestAgain(deps);
    },
  },
  {
    name: 'expire billing codes',
    cron: '* * * * *',
    run: async (deps) => {
      await expireBillings(deps);
    },
  },
  {
    name: 'ask the office about returns that were sent',
    cron: '20 * * * * *',
    run: askAboutSpts,
  },
  {
    name: 'let the simulated bank do its work',
    cron: '* * * * * *',
    run: async ({ bankCounter }) => {
      await bankCounter?.tick();
    },
  },
  {
    name: 'end payments whose time is over',
    cron: '*/20 * * * * *',
    run: endRunOutPayments,
  },
  {
    name: 'ask banks about payments',
    cron: '10 * * * * *',
    run: askAboutPayments,
  },
  {
    name: 'ask banks about orders of quota',
    cron: '15 * * * * *',
    run: askAboutOrders,
  },
  {
    name: 'ask the office about codes that are being paid',
    cron: '40 * * * * *',
    run: askAboutCodes,
  },
  {
    name: 'book what banks told us and nobody booked',
    cron: '*/30 * * * * *',
    run: handleLeft,
  },
  {
    name: 'expire sessions, links, request keys and counted sign-ins',
    cron: '*/10 * * * *',
    run: ({ db, now }) =>
      db.transact(async (tx) => {
        await unsafeExpireSessions(tx, now());
        await unsafeExpireKeys(tx, now() - DAY);
        await unsafeExpireTries(tx, now() - WINDOW_MS);
        await unsafeExpireTokens(tx, now() - TOKEN_MEMORY);
        await unsafeExpireMailLinks(tx, now() - TOKEN_MEMORY);
        await unsafeExpireDeliveries(tx, now() - DELIVERY_MEMORY);
      }),
  },
  {
    name: 'expire files',
    cron: '25 * * * *',
    run: async ({ db, now, files }) => {
      const gone = await db.transact((tx) => unsafeExpireFiles(tx, now()));
      for (const id of gone) await files.remove(id);
      await files.tidy(Date.now() - DAY);
    },
  },
  {
    name: 'drop imports nobody finished',
    cron: '40 * * * *',
    run: async (deps) => {
      for (const { id, companyId } of await unsafeExpiredImports(deps.db.read, deps.now(), IMPORTS_AT_ONCE))
        await expireImport(deps, systemScope(companyId), id);
    },
  },
  {
    name: 'ask the office for incoming invoices',
    cron: '12 8-16 * * 1-5',
    run: pullByClock,
  },
  {
    name: 'take invoices and contacts of the accounting product',
    cron: '27 8-16 * * 1-5',
    run: takeByClock,
  },
  {
    name: 'make the drafts of the return of PPN',
    cron: '7 * 1-3 * *',
    run: draftByClock,
  },
  {
    name: 'tell of numbers for invoices that run out',
    cron: '5 * * * *',
    run: remindOfNsfp,
  },
  {
    name: 'note letters that came back',
    cron: '50 * * * * *',
    run: noteBounces,
  },
  {
    name: 'warn of certificates that end',
    cron: '0 8 * * *',
    run: warnOfCertificates,
  },
  {
    name: 'anchor the histories outside the database',
    cron: '55 23 * * *',
    run: async (deps) => {
      await takeAnchor(deps);
      await mailHeads(deps);
    },
  },
  {
    name: 'look through the histories',
    cron: '30 2 * * 0',
    run: checkByClock,
  },
  {
    name: 'mail people what is due',
    cron: '0 7 * * 1-5',
    run: askForDigests,
  },
  {
    name: 'forget old pulls of slips',
    cron: '50 3 * * *',
    run: ({ db, now }) => db.transact((tx) => unsafeExpirePulls(tx, now(), PULLS_AT_ONCE)),
  },
  {
    name: 'forget old rows of the security log',
    cron: '45 3 * * *',
    run: ({ db, now }) => db.transact((tx) => unsafeExpireSecurityLog(tx, now())),
  },
  {
    name: 'forget old jobs',
    cron: '55 3 * * *',
    run: ({ db, now }) => db.transact((tx) => unsafeExpireJobs(tx, now() - DAY, now() - JOB_MEMORY)),
  },
];

/** Returns the stop function. A failed run is logged and repeated at the next time. */
export const startSchedules = (
  deps: Deps,
  warn: (what: string, facts: Record<string, unknown>) => void,
): (() => void) => {
  const crons = schedules.map(
    ({ name, cron, run }) =>
      new Cron(cron, { timezone: 'Asia/Jakarta', protect: true, unref: true }, () =>
        run(deps).catch((error: unknown) => warn('a schedule failed', { name, error })),
      ),
  );
  return () => {
    for (const cron of crons) cron.stop();
  };
};
