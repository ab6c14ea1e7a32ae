import type { ReactNode } from 'react';
import { Facts as FactList } from '../layout/Card.tsx';
import { useFieldName } from '../layout/use-field-name.ts';
import { FieldValue } from './FieldValue.tsx';
import type { ShownRecord } from './fields-context.ts';

type Props = ShownRecord & {
  readonly of: readonly string[];
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** Left out where the record has no value. */
  readonly optional?: readonly string[];
  /** Facts that are no fields, after them. */
  readonly more?: readonly (readonly [label: string, value: ReactNode])[];
};

export const Facts = ({ resource, fields, record, of, own = {}, optional = [], more = [] }: Props) => {
  const label = useFieldName(resource);
  const valueIn = (key: string): unknown => record[key as keyof typeof record];
  return (
    <FactList
      of={[
        ...of
          .filter((key) => !optional.includes(key) || valueIn(key))
          .map(
            (key) => [label(key), own[key] ?? <FieldValue key={key} of={fields[key]} value={valueIn(key)} />] as const,
          ),
        ...more,
      ]}
    />
  );
};
