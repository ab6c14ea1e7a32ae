import { hashKey, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CheckedRow, ImportView } from '#domain/imports/view-schema.ts';
import { SheetGrid } from '../ui/grid/SheetGrid.tsx';
import type { CellChange, SheetGoal } from '../ui/grid/sheet.ts';
import { type RowFilter, useRowReader } from './import-api.ts';
import { useImportKind } from './kind.ts';
import { cellOf, issueOf, repairColumns } from './repair-columns.tsx';

type Props = {
  impor: ImportView;
  filter: RowFilter;
  worked?: string;
  goal: SheetGoal | null;
  onWent: () => void;
  onChanges: (changes: { row: number; field: string; value: string }[]) => void;
  onUndo: () => void;
  onFocus: (row: CheckedRow, field: string) => void;
};

export const RepairGrid = ({ impor, filter, worked, goal, onWent, onChanges, onUndo, onFocus }: Props) => {
  const translate = useTranslate();
  const kind = useImportKind();
  const { id, version, state } = impor;
  const reader = useRowReader(id);
  const count = useQuery({
    queryKey: ['import', id, 'count', version, filter],
    queryFn: () => reader.count(filter),
    // The grid stays while the same rows are counted again. Other components count them too, so the cached query may
    // hold another filter object of the same content.
    placeholderData: (before, query) => (hashKey([query?.queryKey[4]]) === hashKey([filter]) ? before : undefined),
  });
  const found = state.buckets
    .map(({ path }) => path)
    .sort()
    .join(' ');
  const fields = useMemo(() => {
    const mapped = Object.keys(state.mapping ?? {});
    if (mapped.length === 0) return state.fields.map(({ key }) => key);
    // Fields without a column can have findings too.
    return [...new Set([...mapped, ...(found === '' ? [] : found.split(' '))])];
  }, [state.mapping, state.fields, found]);
  const columns = useMemo(() => repairColumns(kind, fields, translate, worked), [kind, fields, translate, worked]);
  const source = useMemo(
    () =>
      count.data === undefined
        ? undefined
        : {
            key: JSON.stringify(filter),
            count: count.data,
            version,
            load: (from: number, to: number) => reader.load(from, to, filter),
          },
    [count.data, version, reader, filter],
  );
  if (!source) return <div className="rep-grid" aria-busy="true" />;
  if (source.count === 0) return <p className="imp-body imp-note">{translate('imporScreen.repair.searchNone')}</p>;
  return (
    <div className="rep-grid">
      <SheetGrid<CheckedRow>
        label={translate('imporScreen.repair.grid')}
        columns={columns}
        numbered={false}
        source={source}
        rowId={(row) => String(row.row)}
        value={cellOf}
        issue={issueOf}
        onChange={(changes: readonly CellChange[]) =>
          onChanges(
            changes
              .filter(({ key }) => key !== '#')
              .map((change) => ({ row: Number(change.id), field: change.key, value: change.value })),
          )
        }
        onUndo={onUndo}
        onFocus={onFocus}
        height="100%"
        goal={goal}
        onWent={onWent}
      />
    </div>
  );
};
