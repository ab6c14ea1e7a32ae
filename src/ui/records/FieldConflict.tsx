import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordField } from '#domain/definition/record-field.ts';
import { formatDay } from '#domain/text/format.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { type Conflict, comparing } from '../form/conflict.ts';
import { useFieldName } from '../layout/use-field-name.ts';

export type Typed = Readonly<Record<string, unknown>>;

export type RecordConflict = {
  readonly conflict: Conflict<Typed, Typed>;
  readonly mine: Typed;
  readonly onKeep: (chosen: Typed) => void;
  readonly onTheirs: () => void;
};

/** Values of fields shown in a way of their own. */
export type ShownValues = Readonly<Record<string, (value: unknown) => ReactNode>>;

/** A record, or a step of a wizard, which has fields of more kinds. */
export type Compared = {
  readonly resource: string;
  readonly fields: Readonly<Record<string, { readonly kind: string } & Pick<RecordField, 'words'>>>;
};

/** Equal for equal values; of a list or a file, what it has in it. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(', ') : String(value ?? '');

type Props = RecordConflict & {
  readonly of: Compared;
  readonly shown?: ShownValues;
};

/** The differences of two saves of a record, codes by their texts. */
export const FieldConflict = ({
  of: { resource, fields },
  conflict: { current, base, by, when },
  mine,
  onKeep,
  onTheirs,
  shown,
}: Props) => {
  const translate = useTranslate();
  const called = useFieldName(resource);
  const { sidesOf, merged } = comparing<Typed, string>(Object.keys(fields), (record, name) => textOf(record[name]));
  const read = (name: string, value: unknown): ReactNode => {
    const own = shown?.[name];
    if (own && value !== null && value !== '') return own(value);
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    const { kind, words } = fields[name] ?? {};
    if (kind === 'choice' && value !== null)
      return translate(`${typeof words === 'string' ? words : `resources.${resource}.codes.${name}`}.${value}`);
    return formatDay(textOf(value)) || '–';
  };
  return (
    <ConflictDialog
      by={by}
      when={when}
      proposed={sidesOf(base, mine, current)}
      label={called}
      shown={(name, side) => read(name, (side === 'mine' ? mine : current)[name])}
      onKeep={(sides) => onKeep(merged(mine, current, sides))}
      onTheirs={onTheirs}
    />
  );
};
