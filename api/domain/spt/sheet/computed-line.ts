import type { Calc } from '../../definition/form.ts';
import { namesFor, valueIn } from './line-names.ts';
import type { SheetLine } from './line-table.ts';

/** Its calculation needs the return and is given when it is worked out. */
export const computedLine = (
  line: SheetLine,
  lines: readonly SheetLine[],
  words: Pick<Calc, 'label' | 'formula'>,
): Calc => {
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
