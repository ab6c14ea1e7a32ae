import { type InputOf, inputsIn } from '../definition/made-of.ts';
import { type Sen, sen, total } from '../definition/money.ts';
import type { Amounts } from '../definition/worked.ts';
import type { Feed, ReturnDefinition } from './definition.ts';
import type { DocumentFilter } from './document-sum.ts';

export type Documents = DocumentFilter & { readonly times: number };

export type LineName = { readonly form: string; readonly line: string };

/** The line of a path ("UNIFIKASI.TOTAL.D"), as used in findings; null if there is none. */
export const lineAt = ({ forms }: ReturnDefinition, path: string): LineName | null => {
  for (const { name: form, lines } of forms) {
    const line = path.startsWith(`${form}.`) ? path.slice(form.length + 1) : '';
    if (Object.hasOwn(lines, line)) return { form, line };
  }
  return null;
};

export const pathOfLine = ({ form, line }: LineName): string => `${form}.${line}`;

const fedBy = ({ feeds }: ReturnDefinition, { form, line }: LineName): Feed | undefined => feeds[form]?.[line];

const inputsOf = (definition: ReturnDefinition, { form, line }: LineName): readonly InputOf[] =>
  inputsIn(definition.forms, form, line);

/**
 * From the filters that sum the amount; filters that differ only in their rows are merged. Empty where the amount comes
 * from another return.
 */
export const documentsOf = (definition: ReturnDefinition, name: LineName): Documents[] => {
  const found = new Map<string, Documents>();
  for (const { times, ...input } of inputsOf(definition, name)) {
    const feed = fedBy(definition, input);
    if (feed?.from !== 'documents') continue;
    const { rows, ...rest } = feed.of;
    const key = JSON.stringify([rest, times]);
    found.set(key, { ...rest, times, rows: [...new Set([...(found.get(key)?.rows ?? []), ...rows])] });
  }
  return [...found.values()];
};

/** In sen: the corrected return, and the excess of earlier ones. Null where one is missing. */
export const elsewhereIn = (definition: ReturnDefinition, inputs: Amounts, name: LineName): Sen | null => {
  const parts = inputsOf(definition, name).filter((input) => fedBy(definition, input)?.from !== 'documents');
  const values = parts.map(({ form, line, times }) => {
    const value = inputs[form]?.[line] ?? null;
    return value === null ? null : times * sen(value);
  });
  return values.includes(null) ? null : total(values.flatMap((value) => value ?? []));
};

/** The lines of the Induk the user enters, and those that may be negative. */
export const typedLines = ({ feeds, induk }: ReturnDefinition): { typed: string[]; signed: string[] } => {
  const own = Object.entries(feeds[induk] ?? {}).filter(([line, feed]) => feed.from === 'typed' && feed.line === line);
  return {
    typed: own.map(([line]) => line),
    signed: own.flatMap(([line, feed]) => (feed.from === 'typed' && feed.signed ? [line] : [])),
  };
};
