import { rupiah, sen, total } from '../definition/money.ts';
import type { AnyInputs } from '../definition/work-out.ts';
import { type Amounts, amountsOf, type WorkedSheets } from '../definition/worked.ts';
import { billsOf, overpaymentsOf } from './bills.ts';
import type { ReturnDefinition } from './definition.ts';
import type { SptRecord } from './record.ts';
import { type Fed, inputsOf, workReturn } from './work-return.ts';

/** What posting writes down of a return. */
export type Posted = Required<Pick<SptRecord, 'inputs' | 'amounts' | 'documentCount' | 'payable' | 'overpaid'>>;

const inRupiah = (inputs: AnyInputs): Amounts =>
  Object.fromEntries(
    Object.entries(inputs).map(([form, lines = {}]) => [
      form,
      Object.fromEntries(Object.entries(lines).map(([line, value]) => [line, value == null ? null : rupiah(value)])),
    ]),
  );

const inSen = (inputs: Amounts): AnyInputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([form, lines]) => [
      form,
      Object.fromEntries(Object.entries(lines).map(([line, value]) => [line, value === null ? null : sen(value)])),
    ]),
  );

/** A return of a masa (YYYY-MM) worked from what it is fed with, as it is kept. */
export const postedFrom = (definition: ReturnDefinition, period: string, fed: Fed): Posted => {
  const inputs = inputsOf(definition, fed);
  const amounts = amountsOf(workReturn(definition, inputs));
  const sumOf = (of: readonly { readonly amount: number }[]) => rupiah(total(of.map(({ amount }) => amount)));
  return {
    inputs: inRupiah(inputs),
    amounts,
    documentCount: fed.sums.reduce(
      (count, one) => count + (definition.documents.kinds.includes(one.kind) ? one.count : 0),
      0,
    ),
    payable: sumOf(billsOf(definition, amounts)),
    overpaid: sumOf(overpaymentsOf(definition, amounts, period)),
  };
};

/** The lines of a kept return with what each was made of: worked once more from its frozen inputs, so they are the same for ever. */
export const workFrozen = (definition: ReturnDefinition, inputs: Amounts): WorkedSheets =>
  workReturn(definition, inSen(inputs));
