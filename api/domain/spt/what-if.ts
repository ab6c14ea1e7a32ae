import type { Finding } from '../definition/finding.ts';
import { type LineChange, lineChanges } from '../definition/worked.ts';
import { checkReturn } from './check.ts';
import type { ReturnDefinition } from './definition.ts';
import { changeSums, type Summed } from './document-sum.ts';
import { type Posted, postedFrom, workFrozen } from './frozen.ts';
import type { Fed } from './work-return.ts';

/** Slips taken in that are not issued yet, and issued ones left out. */
export type Otherwise = { readonly taken: readonly Summed[]; readonly left: readonly Summed[] };

/** A return as posting would make it, as it would be otherwise, and line by line what differs. */
export type WhatIf = {
  readonly before: Posted;
  readonly after: Posted;
  readonly lines: readonly (LineChange & { readonly label: string })[];
  /** What would stop the posting then. */
  readonly findings: readonly Finding[];
};

/** Works a return of a masa (YYYY-MM) twice, by the code that posts it: with its slips, and with others. */
export const whatIf = (definition: ReturnDefinition, period: string, fed: Fed, otherwise: Otherwise): WhatIf => {
  const sums = changeSums(fed.sums, otherwise);
  const before = postedFrom(definition, period, fed);
  const after = postedFrom(definition, period, { ...fed, sums });
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
