import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import { type Conflict, comparing, plain } from '../../ui/form/conflict.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';

type Props<R, I> = {
  readonly resource: string;
  readonly conflict: Conflict<R, I>;
  readonly mine: I;
  readonly onKeep: (input: I) => void;
  readonly onTheirs: () => void;
};

type ConflictOptions<R, I, K> = {
  readonly keys: readonly K[];
  readonly inputOf: (saved: R) => I;
  readonly useNames?: () => (key: K, value: string) => string | undefined;
};

const amounts: readonly string[] = ['dpp', 'ppn', 'ppnbm'];

const shownAs = (key: string, value: string): string =>
  key === 'date' ? formatDay(value) : amounts.includes(key) ? formatRupiah(value) : value;

const noNames = () => () => undefined;

export const inputConflict = <R, I extends object, K extends keyof I & string>({
  keys,
  inputOf,
  useNames = noNames,
}: ConflictOptions<R, I, K>) => {
  const { sidesOf, merged } = comparing<I, K>(keys, (input, key) => plain(String(input[key] ?? '')));
  return ({ resource, conflict: { current, base, by, when }, mine, onKeep, onTheirs }: Props<R, I>) => {
    const label = useFieldName(resource);
    const nameOf = useNames();
    const shown = (input: I, key: K): string => {
      const value = String(input[key] ?? '');
      return value === '' ? '–' : (nameOf(key, value) ?? shownAs(key, value));
    };
    const theirs = inputOf(current);
    return (
      <ConflictDialog
        by={by}
        when={when}
        proposed={sidesOf(base, mine, theirs)}
        label={label}
        shown={(key, of) => shown(of === 'mine' ? mine : theirs, key)}
        onKeep={(sides) => onKeep(merged(mine, theirs, sides))}
        onTheirs={onTheirs}
      />
    );
  };
};
