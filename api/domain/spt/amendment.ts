import { type Amounts, type LineChange, lineChanges } from '../definition/worked.ts';
import type { ReturnDefinition } from './definition.ts';

/** A line of a correction beside the same line of the return it corrects, with its label. */
export type AmendedLine = LineChange & { readonly label: string };

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
