import type { ReactNode } from 'react';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Money } from '../../ui/layout/values.tsx';
import { DayAndMasa, RowCard } from '../../ui/list/RowCard.tsx';

export type TypeRow = {
  readonly id: string;
  readonly status: string;
  readonly updatedAt: number;
  readonly date: string;
  readonly period: string;
  readonly counterpartyName: string;
  readonly dpp: string;
  readonly ppn: string;
};

export type TypeShown<Row> = {
  detail(id: string): string;
  number(row: Row): ReactNode;
  readonly amount: 'dpp' | 'ppn';
  second?(row: Row): ReactNode;
  summary(row: Row): ReactNode;
  readonly More?: (props: { readonly row: Row }) => ReactNode;
};

type Props<Row> = {
  readonly of: { readonly resource: string; readonly status: Parameters<typeof DocumentChip>[0]['of'] };
  readonly row: Row;
  readonly shown: TypeShown<Row>;
};

export const TypeCard = <Row extends TypeRow>({ of, row, shown }: Props<Row>) => (
  <RowCard
    to={shown.detail(row.id)}
    name={shown.number(row)}
    chip={<DocumentChip of={of.status} status={row.status} at={row.updatedAt} />}
    about={row.counterpartyName}
    second={shown.second?.(row)}
    when={<DayAndMasa of={row} />}
    amount={row[shown.amount]}
  />
);

export const TypePreview = <Row extends TypeRow>({ of, row, shown }: Props<Row>) => {
  const field = useFieldName(of.resource);
  const { More } = shown;
  return (
    <div className="preview-card">
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{row.counterpartyName || '–'}</h2>
          <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />
        </div>
        <div className="sec">{shown.summary(row)}</div>
      </div>
      <div className="trio">
        {(['dpp', 'ppn'] as const).map((key) => (
          <div key={key}>
            <span className="lab">{field(key)}</span>
            <div className="value">
              <Money value={row[key]} unit />
            </div>
          </div>
        ))}
      </div>
      {More && <More row={row} />}
    </div>
  );
};
