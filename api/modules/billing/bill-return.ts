import { type BillingInput, noExtras, ownPayer } from '#domain/billing/record.ts';
import { isOpen } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { lockSpt } from '../../../db/repositories/spt/spt.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { newBilling } from './compose-billing.ts';
import { askAtOnce } from './request-code.ts';
import { aroundOf, insertBilling, refuseErrors } from './save-billings.ts';

export type ReturnRow = { readonly kapKjs: string; readonly amount: string };
export type ReturnBills = {
  readonly sptId: string;
  readonly period: string;
  /** First masa of a tax of several; by default it is that of `period`. */
  readonly periodFrom?: string;
  readonly label: string;
  readonly rows: readonly ReturnRow[];
  /** Locks the return until the transaction ends; by default a monthly one. */
  readonly lock?: (tx: Tx, scope: Scope, id: string) => Promise<unknown>;
};

const inputFor = (
  company: OwnCompany,
  { period, periodFrom = period, label }: ReturnBills,
  { kapKjs, amount }: ReturnRow,
): BillingInput => ({
  ...noExtras,
  ...ownPayer(company),
  kap: kapKjs.slice(0, 6),
  kjs: kapKjs.slice(7),
  periodFrom,
  periodTo: period,
  amount,
  description: label,
});

const isFor =
  ({ kapKjs, amount }: ReturnRow, now: number) =>
  (billing: Billing): boolean =>
    `${billing.kap}-${billing.kjs}` === kapKjs && sen(billing.amount) === sen(amount) && isOpen(billing, now);

/**
 * A code that is still unpaid is reused. May use KAP/KJS pairs that cannot be billed by hand. Returns the codes after
 * the request to the tax office.
 */
export const billReturn = async (deps: Deps, scope: Scope, of: ReturnBills): Promise<Billing[]> => {
  permit(scope, 'EBILLING_CREATE');
  const company = await ownCompany(scope, deps.db.read);
  const around = await aroundOf(deps, scope, deps.db.read, 'return');
  const ids = await deps.db.transact(async (tx) => {
    // Serialises two simultaneous requests for the same return.
    await (of.lock ?? lockSpt)(tx, scope, of.sptId);
    const known = await billingsOfSpt(scope, tx.db, of.sptId);
    const wanted: string[] = [];
    for (const row of of.rows) {
      const before = known.find(isFor(row, deps.now()));
      if (!before) {
        const input = inputFor(company, of, row);
        refuseErrors(input, around);
        const billing = newBilling(deps, scope, input, { origin: 'return', sptId: of.sptId });
        await insertBilling(tx, deps, scope, billing);
        wanted.push(billing.id);
      } else wanted.push(before.id);
    }
    return wanted;
  });
  const made: Billing[] = [];
  for (const id of ids) made.push(await askAtOnce(deps, scope, id));
  return made;
};
