import { unsafeQuotaOrdersToAsk } from '../../../../db/repositories/quota-orders.ts';
import { PAGE, paged } from '../../../jobs/in-pages.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { askAboutOrder } from '../book.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An ended order may still be paid, or paid twice, for days; a bank may reverse money for weeks. */
const seldom = (now: number) => [
  { since: now - 3 * DAY, notSince: now - HOUR },
  { since: now - 30 * DAY, notSince: now - DAY },
];

/** Waiting orders often, recently ended ones hourly, older ones daily, to find lost callbacks. */
export const askAboutOrders = async (deps: Deps): Promise<void> => {
  const now = deps.now();
  await paged(
    (after) => unsafeQuotaOrdersToAsk(deps.db.read, { after, seldom: seldom(now), limit: PAGE }),
    ({ id, companyId }) => askAboutOrder(deps, systemScope(companyId), id),
  );
};
