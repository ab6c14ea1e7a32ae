import type { ReactNode } from 'react';
import { DataTable, useRecordContext, useResourceContext } from 'react-admin';
import { useFieldName } from '../layout/use-field-name.ts';

type Props = {
  readonly source: string;
  readonly disableSort?: boolean;
  readonly right?: boolean;
  readonly children?: ReactNode;
};

const Named = ({ source }: { source: string }) => {
  const name = useFieldName(useResourceContext());
  return <span className="rec-narrow small">{name(source)}</span>;
};

const Value = ({ source }: { source: string }) => <>{String(useRecordContext()?.[source] ?? '') || '–'}</>;

/** On phones, where a row is a card, each cell shows its label. */
export const Cell = ({ source, disableSort = false, right = false, children }: Props) => (
  <DataTable.Col source={source} disableSort={disableSort} {...(right ? { className: 'right' } : {})}>
    <Named source={source} />
    <span>{children ?? <Value source={source} />}</span>
  </DataTable.Col>
);
