import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { TableField } from '#domain/definition/field-table.ts';
import { Day, Identifier, Moment, Money, PeriodText } from '../layout/values.tsx';

type Value = string | number | boolean | null | undefined;
type Shown = { readonly value: Value } & Pick<TableField, 'labels' | 'coded'>;

export const useChoiceName = () => {
  const translate = useTranslate();
  return ({ labels, coded }: Pick<TableField, 'labels' | 'coded'>, value: string): string => {
    const label = labels ? translate(`${labels}.${value}`) : value;
    return coded ? `${value} – ${label}` : label;
  };
};

const Choice = ({ value, ...of }: Shown) => {
  const name = useChoiceName();
  return <>{value ? name(of, String(value)) : '–'}</>;
};

const text = (value: Value): string => (value === null || value === undefined ? '' : String(value));

const byKind: Readonly<Record<string, (of: Shown) => ReactNode>> = {
  money: ({ value }) => <Money value={text(value)} />,
  day: ({ value }) => <Day value={text(value)} />,
  period: ({ value }) => <PeriodText value={text(value)} />,
  moment: ({ value }) => <Moment at={typeof value === 'number' ? value : text(value)} />,
  npwp: ({ value }) => <Identifier value={text(value)} form="npwp" />,
  choice: (of) => <Choice {...of} />,
};

type Props = { readonly of: Pick<TableField, 'kind' | 'labels' | 'coded'> | undefined; readonly value: unknown };

export const FieldValue = ({ of = { kind: '' }, value: shown }: Props) => {
  const value = shown as Value;
  const { kind, ...choice } = of;
  return byKind[kind]?.({ value, ...choice }) ?? <>{text(value) || '–'}</>;
};
