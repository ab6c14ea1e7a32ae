import { unsafeCodesUnderway, unsafeNtpnsWaiting } from '../../../../db/repositories/payment/clock.ts';
import { unsafePaymentsRunOut, unsafePaymentsToAsk } from '../../../../db/repositories/payment/payments.ts';
import { each, PAGE, paged } from '../../../jobs/in-pages.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { askOffice } from '../../billing/ask-office.ts';
import { confirmNtpn } from '../../ntpn/confirm.ts';
import { askBank } from '../ask.ts';
import { settleCode } from '../settle.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An ended payment may turn out to be paid for days; what is settled is seldom paid again, and there is much of it; late money is rare. */
const OFTEN = { ended: 3 * DAY, settled: HOUR, late: DAY, atAll: 30 * DAY };

/** Asks the bank about every payment that is open or ended lately, hourly about those settled and daily about older ones: a callback that was lost is found here. */
export const askAboutPayments = async (deps: Deps): Promise<void> => {
  const now = deps.now();
  await paged(
    (after) => unsafePaymentsToAsk(deps.db.read, { after, now, often: OFTEN, limit: PAGE }),
    ({ id, companyId }) => askBank(deps, systemScope(companyId), id),
  );
};

/** Asks the office about every code whose money is under way, and about receipts a person named. */
export const askAboutCodes = async (deps: Deps): Promise<void> => {
  await paged(
    (after) => unsafeCodesUnderway(deps.db.read, { after, limit: PAGE }),
    async ({ id, companyId, paymentId }) => {
      const scope = systemScope(companyId);
      if (paymentId) await settleCode(deps, scope, { paymentId, billingId: id, attempts: 0 });
      await askOffice(deps, scope, id);
    },
  );
  const waiting = await unsafeNtpnsWaiting(deps.db.read, deps.now() - 30_000, PAGE);
  await each(waiting, ({ id, companyId }) => confirmNtpn(deps, systemScope(companyId), { id, attempts: 0 }));
};

/** Ends payments whose time is over, never before the bank was asked. */
export const endRunOutPayments = async (deps: Deps): Promise<void> => {
  const over = await unsafePaymentsRunOut(deps.db.read, deps.now(), PAGE);
  await each(over, ({ id, companyId }) => askBank(deps, systemScope(companyId), id));
};
