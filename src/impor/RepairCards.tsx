import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../kit/Icon.tsx';
import { type ImportIssue, type ImportRow, type ImportView, type RowFilter, useRows } from './import-api.ts';
import { cellOf } from './repair-columns.ts';

const PAGE = 20;

type Change = (changes: { row: number; field: string; value: string }[]) => void;

const IssueCard = ({ row, issue, onChange }: { row: ImportRow; issue: ImportIssue; onChange: Change }) => {
  const translate = useTranslate();
  const [value, setValue] = useState(issue.proposal ?? cellOf(row, issue.path));
  const field = translate(`impor.field.${issue.path}`);
  const save = (text: string) => onChange([{ row: row.row, field: issue.path, value: text }]);
  return (
    <article className="rep-card">
      <h3>
        {row.cells.buyerName || row.cells.reference || field}
        <span>{translate('imporScreen.repair.card', { row: row.row })}</span>
      </h3>
      <p className={issue.severity === 'warning' ? 'warn' : undefined}>
        <Icon name="warning" size={16} />
        {issue.message}
      </p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          save(value);
        }}
      >
        <TextField label={field} value={value} onChange={(event) => setValue(event.target.value)} sx={{ flex: 1 }} />
        <Button type="submit" variant="contained">
          {issue.proposal && value === issue.proposal
            ? translate('imporScreen.repair.useProposal')
            : translate('imporScreen.repair.save')}
        </Button>
      </form>
    </article>
  );
};

/** The repair on a narrow screen: one card for each thing that is wrong. */
export const RepairCards = ({
  impor,
  filter,
  onChange,
}: {
  impor: ImportView;
  filter: RowFilter;
  onChange: Change;
}) => {
  const translate = useTranslate();
  const { data } = useRows(
    impor.id,
    impor.version,
    0,
    PAGE,
    filter.bucket || filter.q ? filter : { ...filter, status: 'ERROR' },
  );
  const cards = (data ?? []).flatMap((row) =>
    row.findings
      .filter((issue) => issue.path in row.cells || issue.severity === 'error')
      .map((issue) => ({ row, issue })),
  );
  if (data && cards.length === 0) return <p className="imp-body">{translate('imporScreen.repair.clean')}</p>;
  return (
    <div className="rep-cards">
      {cards.map(({ row, issue }) => (
        <IssueCard
          key={`${row.row}-${issue.path}-${issue.message}-${cellOf(row, issue.path)}`}
          row={row}
          issue={issue}
          onChange={onChange}
        />
      ))}
    </div>
  );
};
