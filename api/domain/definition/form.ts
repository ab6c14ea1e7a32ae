import type { Stretch } from './dated.ts';
import { type Sen, total } from './money.ts';

/** A line filled from outside the form: documents, an earlier return, a person. */
export type Input = { readonly kind: 'input'; readonly label: string };
export type Calc<Name extends string = string> = {
  readonly kind: 'calc';
  readonly label: string;
  readonly formula: string;
  readonly from: readonly Name[];
  /** The name of a calculation that depends on more than lines; it is given when the line is worked out. */
  readonly computed?: string;
  readonly work: (values: readonly Sen[]) => Sen;
};
/** A line copied from another form, which exports it in `gives`. */
export type Carried = {
  readonly kind: 'carried';
  readonly label: string;
  readonly form: string;
  readonly line: string;
};

export type Line<Name extends string = string> = Input | Calc<Name> | Carried;

/** A form: lines by their printed numbers. Lines not named in `gives` are private to the form. */
export type Form = {
  readonly name: string;
  readonly lines: Readonly<Record<string, Line>>;
  readonly gives: readonly string[];
  readonly rule?: Stretch<unknown>;
};

export const input = (label: string): Input => ({ kind: 'input', label });

/** In the order of the named lines. Amounts in sen. */
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

/** A form. Formulas that name a missing line, and exports of a missing line, do not compile. */
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
