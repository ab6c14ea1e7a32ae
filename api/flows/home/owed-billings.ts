import { labelOf, payDueOf } from '#domain/billing/label.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { sen } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import type { Deps } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';
import type { Obligation } from './obligation.ts';

/** Of more codes nobody makes a plan. */
const MOST = 100;

/** Codes that can be paid and are not for a return, which already counts what it leaves to pay. */
export const owedBillings = async (
  deps: Deps,
  scope: Scope,
  counted: readonly Obligation[],
): Promise<readonly Obligation[]> => {
  const { read } = deps.db;
  const { rows } = await billingList.page(scope, read, {
    filter: { status: [...billingStatus.moves.pay.from] },
    sort: [['periodFrom', 'ASC']],
    offset: 0,
    limit: MOST,
    today: jakartaDay(deps.now()),
  });
  const known = new Set(counted.flatMap(({ period, debts }) => debts.map(({ account }) => `${account} ${period}`)));
  return rows.flatMap((row): Obligation[] => {
    const account = `${row.kap}-${row.kjs}`;
    if (row.sptId !== null || known.has(`${account} ${row.periodFrom}`)) return [];
    const due = payDueOf(row);
    if (!due.known) return [];
    const { day, forgivenUntil } = due;
    return [
      {
        key: `billing ${row.id}`,
        label: `${row.taxName} ${labelOf(row)}`,
        period: row.periodFrom,
        debts: [{ amount: sen(row.amount), due: day, forgivenUntil, account }],
        fine: null,
        to: leadsTo(scope, 'ebilling', 'list', `/main/ebilling/id_billing#${row.id}`),
      },
    ];
  });
};
