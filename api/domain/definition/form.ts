import type { Stretch } from './dated.ts';
import { type Sen, total } from './money.ts';

/** A line filled from outside the form: documents, an earlier return, a person. Labels and formulas are message keys. */
export type Input = { readonly kind: 'input'; readonly label: string };
/** A line worked out of others of the same form. */
export type Calc<Name extends string = string> = {
  readonly kind: 'calc';
  readonly label: string;
  readonly formula: string;
  readonly from: readonly Name[];
  readonly work: (values: readonly Sen[]) => Sen;
};
/** A line taken over from another form, which gives it. */
export type Carried = {
  readonly kind: 'carried';
  readonly label: string;
  readonly form: string;
  readonly line: string;
};

export type Line<Name extends string = string> = Input | Calc<Name> | Carried;

/** A form of lines by the numbers printed on it. What `gives` does not name is private to the form. */
export type Form = {
  readonly name: string;
  readonly lines: Readonly<Record<string, Line>>;
  readonly gives: readonly string[];
  /** The regulation the form stands in. */
  readonly rule?: Stretch<unknown>;
};

export const input = (label: string): Input => ({ kind: 'input', label });

/** A formula is handed the lines it names and no others, in that order. Amounts in sen. */
export const calc = <const From extends readonly string[]>(
  label: string,
  formula: string,
  from: From,
  work: (...values: { [At in keyof From]: Sen }) => Sen,
): Calc<From[number]> => ({
  kind: 'calc',
  label,
  formula,
  from,
  work: (values) => work(...(values as { [At in keyof From]: Sen })),
});

/** The sum of the lines it names, exact. */
export const sum = <const From extends readonly string[]>(label: string, formula: string, from: From) =>
  calc(label, formula, from, (...values) => total(values));

export const carried = <FormShape extends Form>(
  of: FormShape,
  line: FormShape['gives'][number],
  label: string,
): Carried => ({
  kind: 'carried',
  label,
  form: of.name,
  line,
});

/** A form. A formula that names a line the form does not have, and a given line that is none, do not compile. */
export const form = <
  const Name extends string,
  const Lines extends { readonly [At in keyof Lines]: Line<keyof Lines & string> },
  const Given extends keyof Lines & string = never,
>(of: {
  readonly name: Name;
  readonly lines: Lines;
  readonly gives?: readonly Given[];
  readonly rule?: Stretch<unknown>;
}): {
  readonly name: Name;
  readonly lines: Lines;
  readonly gives: readonly Given[];
  readonly rule?: Stretch<unknown>;
} => ({
  ...of,
  gives: of.gives ?? [],
});
