import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { resultLines } from '#domain/spt-badan/annual-form.ts';
import { coverOf } from '#domain/spt-badan/calculations/payment-cover.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import { receiptsIn } from '#domain/spt-badan/receipts.ts';
import { entriesOf } from '#domain/spt-badan/record.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import { amountAt } from '#domain/spt-badan/work-annual.ts';
import { lockAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import type { Deps } from '../../services/deps.ts';
import { annualFamily, annualMoves } from './family.ts';
import { checkedOf } from './view-annual.ts';

const KAP_KJS = '411126-200';

/** What receipts do not yet cover of the tax underpaid. Throws `wrong_status`, and `conflict` when nothing is open. */
export const openAnnualBill = async (deps: Deps, scope: Scope, id: string) => {
  const row = await annualFamily.load(scope, deps.db.read, id);
  if (!allowsAnnual('file', row)) throw annualMoves.wrongStatus(row);
  const { worked } = await checkedOf(scope, deps.db.read, row);
  const rest = Math.max(0, amountAt(worked, resultLines[row.era].rest));
  const { missing } = coverOf(rest, receiptsIn(entriesOf(row), row.taxYear));
  if (missing === 0) throw new Problem('conflict', { message: 'sptBadan.server.nothing_to_pay' });
  return {
    sptId: id,
    period: `${row.taxYear}-12`,
    periodFrom: `${row.taxYear}-01`,
    label: annualLabel(row),
    rows: [{ kapKjs: KAP_KJS, amount: rupiah(missing) }],
    lock: lockAnnual,
  };
};
