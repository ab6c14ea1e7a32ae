import type { Finding } from '../definition/finding.ts';
import { rupiah, sen, total } from '../definition/money.ts';
import type { AnyInputs } from '../definition/work-out.ts';
import { type Amounts, amountsOf, type LineChange, lineChanges, type WorkedSheets } from '../definition/worked.ts';
import { billsOf, overpaymentsOf } from './bills.ts';
import type { ReturnDefinition } from './definition.ts';
import { changeSums, type Summed } from './document-sum.ts';
import type { SptRecord } from './record.ts';
import { checkReturn, type Fed, inputsOf, workReturn } from './work-return.ts';

/** What posting writes down of a return. */
export type Posted = Required<
  Pick<SptRecord, 'inputs' | 'amounts' | 'paidBefore' | 'documentCount' | 'payable' | 'overpaid'>
>;

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
  const paidBefore = fed.paidBefore ?? null;
  return {
    inputs: inRupiah(inputs),
    amounts,
    paidBefore,
    documentCount: fed.sums.reduce(
      (count, one) => count + (definition.documents.kinds.includes(one.kind) ? one.count : 0),
      0,
    ),
    payable: sumOf(billsOf(definition, amounts, paidBefore)),
    overpaid: sumOf(overpaymentsOf(definition, amounts, period, fed.entries?.overpaidAs, paidBefore)),
  };
};

/** The lines of a kept return with what each was made of: worked once more from its frozen inputs, so they are the same for ever. */
export const workFrozen = (definition: ReturnDefinition, inputs: Amounts): WorkedSheets =>
  workReturn(definition, inSen(inputs));

/** Documents taken in that are not in force yet, those left out that are, and what else than there is was paid too much before. */
export type Otherwise = {
  readonly taken: readonly Summed[];
  readonly left: readonly Summed[];
  readonly excess?: Fed['excess'];
};

/** A return as posting would make it, as it would be otherwise, and line by line what differs. */
export type WhatIf = {
  readonly before: Posted;
  readonly after: Posted;
  readonly lines: readonly (LineChange & { readonly label: string })[];
  /** What would stop the posting then. */
  readonly findings: readonly Finding[];
};

/** Works a return of a masa (YYYY-MM) twice, by the code that posts it: as it is, and otherwise. */
export const whatIf = (definition: ReturnDefinition, period: string, fed: Fed, otherwise: Otherwise): WhatIf => {
  const sums = changeSums(fed.sums, otherwise);
  const before = postedFrom(definition, period, fed);
  const after = postedFrom(definition, period, { ...fed, sums, excess: { ...fed.excess, ...otherwise.excess } });
  return {
    before,
    after,
    lines: lineChanges(before.amounts ?? {}, after.amounts ?? {}).map((one) => ({
      ...one,
      label: definition.forms.find(({ name }) => name === one.form)?.lines[one.line]?.label ?? '',
    })),
    findings: checkReturn(definition, sums, workFrozen(definition, after.inputs ?? {})),
  };
};

/** A line of a correction beside the same line of the return it corrects, with its label. */
type AmendedLine = LineChange & { readonly label: string };

/** Whether a line tells of the return that was corrected, or is worked out with it: it differs by nature and tells nothing new. */
export const restsOnPrevious = ({ forms, feeds }: ReturnDefinition, form: string, line: string): boolean => {
  const rests = (at: string): boolean => {
    if (feeds[form]?.[at]?.from === 'previous') return true;
    const of = forms.find(({ name }) => name === form)?.lines[at];
    return of?.kind === 'calc' && of.from.some(rests);
  };
  return rests(line);
};

/**
 * What a correction (pembetulan) changes, line by line, in the order of the forms: both amounts and the difference. What is left to pay is
 * not compared: in a correction that line is itself the difference.
 */
export const amendedLines = (definition: ReturnDefinition, before: Amounts, after: Amounts): AmendedLine[] =>
  lineChanges(before, after)
    .filter(({ form, line }) => !restsOnPrevious(definition, form, line))
    .map((change) => ({
      ...change,
      label: definition.forms.find(({ name }) => name === change.form)?.lines[change.line]?.label ?? '',
    }));
