import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { formatDay } from '#domain/text/format.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { comparing } from '../form/conflict.ts';
import { useFieldName } from '../layout/use-field-name.ts';
import type { RecordConflict, Typed } from './RecordOvertaken.tsx';

/** Fields the server sets; they are no conflict. */
const ignored = new Set(['id', 'version', 'updatedAt']);

type Props = RecordConflict & {
  readonly shown?: Readonly<Record<string, (value: unknown) => ReactNode>>;
  readonly label?: (name: string) => string;
};

export const FieldConflict = ({
  conflict: { current, base, by, when },
  mine,
  onKeep,
  onTheirs,
  shown,
  label,
}: Props) => {
  const translate = useTranslate();
  const called = useFieldName(useResourceContext());
  const fields = Object.keys(current).filter((name) => !ignored.has(name));
  const { sidesOf, merged } = comparing<Typed, string>(fields, (record, name) => String(record[name] ?? ''));
  const read = (name: string, value: unknown): ReactNode => {
    const of = shown?.[name];
    if (of && value !== null && value !== '') return of(value);
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    return formatDay(String(value ?? '')) || '–';
  };
  return (
    <ConflictDialog
      by={by}
      when={when}
      proposed={sidesOf(base, mine, current)}
      label={label ?? called}
      shown={(name, side) => read(name, (side === 'mine' ? mine : current)[name])}
      onKeep={(sides) => onKeep(merged(mine, current, sides))}
      onTheirs={onTheirs}
    />
  );
};
