import { unsafeQuotaOrdersToAsk } from '../../../../db/repositories/quota-orders.ts';
import { PAGE, paged } from '../../../jobs/in-pages.ts';
import type { Deps } from '../../../services/deps.ts';
import { systemScope } from '../../../services/system-scope.ts';
import { askAboutOrder } from '../book.ts';

const HOUR = 3_600_000;
/** An order that has ended may turn out to be paid, or paid twice, for days. */
const DAYS = 72 * HOUR;

/** Asks the bank about every order that waits, and hourly about those that ended lately: a callback that was lost is found here. */
export const askAboutOrders = async (deps: Deps): Promise<void> => {
  const now = deps.now();
  await paged(
    (after) => unsafeQuotaOrdersToAsk(deps.db.read, { after, since: now - DAYS, notSince: now - HOUR, limit: PAGE }),
    ({ id, companyId }) => askAboutOrder(deps, systemScope(companyId), id),
  );
};
