import type { Form, Line } from './form.ts';

/**
 * 1 added, -1 subtracted. Throws RangeError for a line that is not a sum or difference, if the factor depends on the
 * amounts.
 */
export const timesIn = (at: Line): readonly number[] => {
  if (at.kind !== 'calc') return at.kind === 'carried' ? [1] : [];
  const alone = (own: number, amount: number) => at.work(at.from.map((_, other) => (other === own ? amount : 0)));
  return at.from.map((_, own) => {
    const times = alone(own, 1);
    if (alone(own, -1) !== -times) throw new RangeError(`no sum: ${at.label}`);
    return times;
  });
};

export type InputOf = { readonly form: string; readonly line: string; readonly times: number };

/** The inputs of a line, followed to the end; inputs that cancel out are left out. */
export const inputsIn = (forms: readonly Form[], form: string, line: string): InputOf[] => {
  const found = new Map<string, InputOf>();
  const look = (name: string, at: string, times: number): void => {
    const of = forms.find((one) => one.name === name)?.lines[at];
    if (!of) throw new RangeError(`no line ${name} ${at}`);
    const shares = timesIn(of);
    if (of.kind === 'carried') look(of.form, of.line, times);
    else if (of.kind === 'calc')
      for (const [index, part] of of.from.entries()) look(name, part, times * (shares[index] ?? 0));
    else {
      const key = `${name} ${at}`;
      found.set(key, { form: name, line: at, times: (found.get(key)?.times ?? 0) + times });
    }
  };
  look(form, line, 1);
  return [...found.values()].filter(({ times }) => times !== 0);
};
