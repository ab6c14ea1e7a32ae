import type { Form, Input, Line } from './form.ts';
import type { Sen } from './money.ts';
import type { Worked } from './worked.ts';

type InputOf<Lines> = { [At in keyof Lines]: Lines[At] extends Input ? At : never }[keyof Lines];

/** Input amounts by form and line, in sen; undefined or null is missing. */
export type Inputs<Forms extends readonly Form[]> = {
  readonly [FormName in Forms[number] as FormName['name']]?: {
    readonly [At in InputOf<FormName['lines']>]?: Sen | null;
  };
};

export type WorkedForms<Forms extends readonly Form[]> = {
  readonly [FormName in Forms[number] as FormName['name']]: { readonly [At in keyof FormName['lines']]: Worked };
};

export type AnyInputs = Readonly<Record<string, Readonly<Record<string, Sen | null | undefined>> | undefined>>;

const sourcesOf = (form: string, at: Line): readonly (readonly [form: string, line: string])[] => {
  if (at.kind === 'carried') return [[at.form, at.line]];
  return at.kind === 'calc' ? at.from.map((line) => [form, line]) : [];
};

const amountOf = (at: Line, of: readonly Worked[], typed: Sen | null | undefined): Sen | null => {
  if (at.kind === 'input') return typed ?? null;
  const values = of.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < of.length) return null;
  return at.kind === 'calc' ? at.work(values) : (values[0] ?? null);
};

/**
 * Pure, so the browser uses it for totals while typing. Throws RangeError on circular lines, or if a line is carried
 * from a form that is not given.
 */
export const workOut = <const Forms extends readonly Form[]>(
  forms: Forms,
  inputs: Inputs<Forms>,
): WorkedForms<Forms> => {
  const given = inputs as AnyInputs;
  const found = new Map<string, Worked>();
  const underway = new Set<string>();

  const make = (name: string, line: string): Worked => {
    const sheet = forms.find((one) => one.name === name);
    const at = sheet?.lines[line];
    if (!sheet || !at) throw new RangeError(`no line ${name} ${line}`);
    const of = sourcesOf(name, at).map(([form, part]) => work(form, part));
    const value = amountOf(at, of, given[name]?.[line]);
    const explanation = at.kind === 'calc' ? { formula: at.formula, ...(sheet.rule ? { rule: sheet.rule } : {}) } : {};
    return { form: name, line, label: at.label, value, complete: value !== null, ...explanation, of };
  };
  const work = (name: string, line: string): Worked => {
    const path = `${name} ${line}`;
    const known = found.get(path);
    if (known) return known;
    if (underway.has(path)) throw new RangeError(`a circle: ${[...underway, path].join(' → ')}`);
    underway.add(path);
    const worked = make(name, line);
    underway.delete(path);
    found.set(path, worked);
    return worked;
  };

  const sheets = forms.map(({ name, lines }) => [
    name,
    Object.fromEntries(Object.keys(lines).map((line) => [line, work(name, line)])),
  ]);
  return Object.fromEntries(sheets) as WorkedForms<Forms>;
};
