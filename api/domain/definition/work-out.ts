import type { Form, Input } from './form.ts';
import { planOf } from './line-plan.ts';
import type { Sen } from './money.ts';
import type { Worked } from './worked.ts';
import { type Calculations, type InputAt, workPlan } from './working.ts';

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

/**
 * Pure, so the browser uses it for totals while typing. Throws RangeError on circular lines, or if a line is carried
 * from a form that is not given.
 */
export const workOut = <const Forms extends readonly Form[]>(
  forms: Forms,
  inputs: Inputs<Forms>,
  calculations: Calculations = {},
): WorkedForms<Forms> => {
  const given = inputs as AnyInputs;
  const plan = planOf(forms);
  const inputAt: InputAt = (place) => {
    const planned = plan.lines[place];
    return planned && given[planned.form.name]?.[planned.line];
  };
  return workPlan(plan, inputAt, calculations).sheets as WorkedForms<Forms>;
};
