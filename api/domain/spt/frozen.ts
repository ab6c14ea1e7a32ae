import type { Finding } from '../definition/finding.ts';
import { rupiah, sen, total } from '../definition/money.ts';
import type { AnyInputs } from '../definition/work-out.ts';
import { type Amounts, amountsOf, type LineChange, lineChanges, type WorkedSheets } from '../definition/worked.ts';
import { billsOf, overpaymentsOf } from './bills.ts';
import type { ReturnDefinition } from './definition.ts';
import { changeSums, type Summed } from './document-sum.ts';
import type { SptRecord } from './record.ts';
import { checkReturn, type Fed, inputsOf, workReturn } from './work-return.ts';

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

/** The stored amounts of a return of a masa (YYYY-MM), calculated from its inputs. */
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

/** The lines of a stored return with their explanations, recalculated from its frozen inputs and therefore stable. */
export const workFrozen = (definition: ReturnDefinition, inputs: Amounts): WorkedSheets =>
  workReturn(definition, inSen(inputs));

/**
 * Documents included that are not in force yet, documents excluded that are, and a different excess of earlier periods.
 */
export type Otherwise = {
  readonly taken: readonly Summed[];
  readonly left: readonly Summed[];
  readonly excess?: Fed['excess'];
};

export type WhatIf = {
  readonly before: Posted;
  readonly after: Posted;
  readonly lines: readonly (LineChange & { readonly label: string })[];
  readonly findings: readonly Finding[];
};

/** Calculates a return of a masa (YYYY-MM) twice, by the code that posts it: unchanged and with the changes. */
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

type AmendedLine = LineChange & { readonly label: string };

/** Such a line always differs and is no change of its own. */
export const restsOnPrevious = ({ forms, feeds }: ReturnDefinition, form: string, line: string): boolean => {
  const rests = (at: string): boolean => {
    if (feeds[form]?.[at]?.from === 'previous') return true;
    const of = forms.find(({ name }) => name === form)?.lines[at];
    return of?.kind === 'calc' && of.from.some(rests);
  };
  return rests(line);
};

/** In the order of the forms. The payable line is not compared: in a correction it is itself the difference. */
export const amendedLines = (definition: ReturnDefinition, before: Amounts, after: Amounts): AmendedLine[] =>
  lineChanges(before, after)
    .filter(({ form, line }) => !restsOnPrevious(definition, form, line))
    .map((change) => ({
      ...change,
      label: definition.forms.find(({ name }) => name === change.form)?.lines[change.line]?.label ?? '',
    }));
