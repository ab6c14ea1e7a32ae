import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CheckedRow, ImportIssue, ImportView } from '#domain/imports/view-schema.ts';
import { bucketOf, type RowFilter, useRowCount, useRows } from './import-api.ts';
import { RepairCard } from './RepairCard.tsx';

const PAGE = 20;

type Props = {
  impor: ImportView;
  filter: RowFilter;
  onChange: (changes: { row: number; field: string; value: string }[]) => void;
  onSkip: (document: number) => void;
  onRowFix: (document: number, bucket: string) => void;
};

/** Of a kind that was chosen only its own; otherwise whatever blocks the import. */
const wanted = (issue: ImportIssue, { bucket }: RowFilter): boolean =>
  bucket === undefined ? issue.severity === 'error' : bucketOf(issue) === bucket;

const cardsOf = (rows: readonly CheckedRow[], filter: RowFilter) =>
  rows.flatMap((row) => row.findings.filter((issue) => wanted(issue, filter)).map((issue) => ({ row, issue })));

/** The repair on a narrow screen: one card for each thing that is wrong. */
export const RepairCards = ({ impor, filter, onChange, onSkip, onRowFix }: Props) => {
  const translate = useTranslate();
  const [pages, setPages] = useState(1);
  const asked: RowFilter = filter.bucket ? filter : { wrong: true };
  const { data } = useRows(impor.id, impor.version, 0, pages * PAGE, asked);
  const rows = useRowCount(impor.id, impor.version, asked);
  const cards = cardsOf(data ?? [], filter);
  if (data && cards.length === 0) return <p className="imp-body">{translate('imporScreen.repair.clean')}</p>;
  return (
    <div className="rep-cards">
      {cards.map(({ row, issue }) => (
        <RepairCard
          key={`${row.row}-${issue.path}-${issue.key}-${row.cells[issue.path] ?? ''}`}
          row={row}
          issue={issue}
          onSave={(value) => onChange([{ row: row.row, field: issue.path, value }])}
          onSkip={() => onSkip(row.document)}
          onRowFix={() => onRowFix(row.document, bucketOf(issue))}
        />
      ))}
      {rows > pages * PAGE && (
        <Button variant="outlined" onClick={() => setPages(pages + 1)}>
          {translate('imporScreen.repair.more', { count: rows - pages * PAGE })}
        </Button>
      )}
    </div>
  );
};
