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
/**
 * An ended payment may still be paid for days. Settled payments are rarely paid again and numerous. Late money is rare.
 */
const OFTEN = { ended: 3 * DAY, settled: HOUR, late: DAY, atAll: 30 * DAY };

/** Open or recently ended payments often, settled ones hourly and older ones daily, to find lost callbacks. */
export const askAboutPayments = async (deps: Deps): Promise<void> => {
  const now = deps.now();
  await paged(
    (after) => unsafePaymentsToAsk(deps.db.read, { after, now, often: OFTEN, limit: PAGE }),
    ({ id, companyId }) => askBank(deps, systemScope(companyId), id),
  );
};

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

/** Ends expired payments, never before the bank was queried. */
export const endRunOutPayments = async (deps: Deps): Promise<void> => {
  const over = await unsafePaymentsRunOut(deps.db.read, deps.now(), PAGE);
  await each(over, ({ id, companyId }) => askBank(deps, systemScope(companyId), id));
};
