import type { ComponentProps, ReactNode } from 'react';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';

type Row = {
  readonly status: string;
  readonly updatedAt: number;
  readonly date: string;
  readonly period: string;
  readonly counterpartyName: string;
  readonly counterpartyNpwp?: string;
  readonly reference?: string | null;
  readonly createdBy?: string;
} & Amounts;

type Amount = 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm';
type Amounts = { readonly [K in Amount]?: string };

const amount = (key: Amount) => (of: Amounts) => <Money value={of[key]} />;

const cells = {
  date: (row) => <Day value={row.date} />,
  period: (row) => <PeriodText value={row.period} />,
  counterpartyName: (row) => row.counterpartyName || '–',
  counterpartyNpwp: (row) => <Identifier value={row.counterpartyNpwp ?? ''} form="npwp" />,
  dpp: amount('dpp'),
  otherDpp: amount('otherDpp'),
  ppn: amount('ppn'),
  ppnbm: amount('ppnbm'),
  reference: (row) => row.reference ?? '–',
  createdBy: (row) => row.createdBy ?? '–',
  updatedAt: (row) => <Moment at={row.updatedAt} />,
} as const satisfies Readonly<Record<string, (row: Row) => ReactNode>>;

export const typeCells = ({
  status,
  list,
}: {
  readonly status: ComponentProps<typeof DocumentChip>['of'];
  readonly list: { readonly columns: readonly { readonly key: string }[] };
}): Readonly<Record<string, (row: Row) => ReactNode>> => {
  const all: Readonly<Record<string, (row: Row) => ReactNode>> = {
    ...cells,
    status: (row) => <DocumentChip of={status} status={row.status} at={row.updatedAt} />,
  };
  const shown = new Set(list.columns.map(({ key }) => key));
  return Object.fromEntries(Object.entries(all).filter(([key]) => shown.has(key)));
};

export const typeTotals = <K extends Amount>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, amount(key)])) as Record<K, (totals: Amounts) => ReactNode>;
