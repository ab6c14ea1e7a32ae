import type { Calc, Form } from '../../definition/form.ts';
import type { Sen } from '../../definition/money.ts';
import { namesFor, valueIn } from './line-names.ts';
import type { SheetLine } from './line-table.ts';

/** Calculations by the name that a `computed` line gives them, in sen. */
export type Calculations = Readonly<Record<string, (values: readonly Sen[]) => Sen>>;

type Computed = Calc & { readonly computed: string };

/** Its calculation needs the return and is given by `withCalculations`; until then it cannot be worked out. */
export const computedLine = (
  line: SheetLine,
  lines: readonly SheetLine[],
  words: Pick<Calc, 'label' | 'formula'>,
): Computed => {
  const [name = '', from = ''] = valueIn(line).split(';');
  const names = namesFor(line, lines);
  return {
    kind: 'calc',
    ...words,
    computed: name.trim(),
    from: from.split(' ').flatMap((one) => (one === '' ? [] : [names.line(one)])),
    work: () => {
      throw new RangeError(`no calculation ${name}`);
    },
  };
};

/** The forms with the calculations of one return. Throws RangeError for a line whose calculation is missing. */
export const withCalculations = (forms: readonly Form[], calculations: Calculations): readonly Form[] =>
  forms.map((form) => ({
    ...form,
    lines: Object.fromEntries(
      Object.entries(form.lines).map(([name, line]) => {
        if (!('computed' in line)) return [name, line];
        const work = calculations[(line as Computed).computed];
        if (!work) throw new RangeError(`no calculation for ${form.name} ${name}`);
        return [name, { ...line, work }];
      }),
    ),
  }));
