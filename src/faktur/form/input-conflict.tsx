import { type FieldTable, inputKeys } from '#domain/definition/field-table.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { useChoiceName } from '../../ui/fields/FieldValue.tsx';
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

const formats: Readonly<Record<string, (value: string) => string>> = { day: formatDay, money: formatRupiah };

export const inputConflict = <R, I extends object>(fields: FieldTable, inputOf: (saved: R) => I) => {
  type K = keyof I & string;
  const keys = (inputKeys(fields) as string[]).filter((key) => fields[key]?.input?.wide !== 0) as K[];
  const { sidesOf, merged } = comparing<I, K>(keys, (input, key) => plain(String(input[key] ?? '')));
  return ({ resource, conflict: { current, base, by, when }, mine, onKeep, onTheirs }: Props<R, I>) => {
    const label = useFieldName(resource);
    const name = useChoiceName();
    const shown = (input: I, key: K): string => {
      const value = String(input[key] ?? '');
      if (value === '') return '–';
      const of = fields[key];
      return of?.labels ? name(of, value) : (formats[of?.kind ?? '']?.(value) ?? value);
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
