import type { Stretch } from './dated.ts';
import { type Explained, ruleNamed } from './explain.ts';
import { rupiah, type Sen, sen } from './money.ts';

/** Amount in sen. No amount if an input is missing: missing is not zero. */
export type Worked = {
  readonly form: string;
  readonly line: string;
  readonly label: string;
  readonly value: Sen | null;
  readonly complete: boolean;
  readonly formula?: string | undefined;
  readonly of: readonly Worked[];
  readonly rule?: Stretch<unknown> | undefined;
};

export const missingIn = (worked: Worked): Worked[] => {
  if (worked.complete) return [];
  return worked.of.length === 0 ? [worked] : [...new Set(worked.of.flatMap(missingIn))];
};

export const explainLine = ({ line, label, value, formula, of, rule }: Worked): Explained | null => {
  if (value === null) return null;
  const inputs = of.flatMap((part) => explainLine(part) ?? []);
  return {
    label,
    line,
    value: rupiah(value),
    unit: 'rupiah',
    ...(formula ? { formula } : {}),
    ...(inputs.length > 0 ? { inputs } : {}),
    ...(rule ? { rule: ruleNamed(rule) } : {}),
  };
};

export type WorkedSheets = Readonly<Record<string, Readonly<Record<string, Worked>>>>;
/** Amounts of forms in rupiah, by form and line, as frozen with a return. Null if an input was missing. */
export type Amounts = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

export const amountsOf = (sheets: WorkedSheets): Amounts =>
  Object.fromEntries(
    Object.entries(sheets).map(([name, lines]) => [
      name,
      Object.fromEntries(
        Object.entries(lines).map(([line, { value }]) => [line, value === null ? null : rupiah(value)]),
      ),
    ]),
  );

/** Null if one of the calculations has no such line or no amount. */
export type LineChange = {
  readonly form: string;
  readonly line: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly change: string | null;
};

export const lineChanges = (before: Amounts, after: Amounts): LineChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((form) =>
    [...new Set([...Object.keys(after[form] ?? {}), ...Object.keys(before[form] ?? {})])].flatMap((line) => {
      const [was, is] = [before[form]?.[line] ?? null, after[form]?.[line] ?? null];
      if (was === is) return [];
      return [
        { form, line, before: was, after: is, change: was === null || is === null ? null : rupiah(sen(is) - sen(was)) },
      ];
    }),
  );
