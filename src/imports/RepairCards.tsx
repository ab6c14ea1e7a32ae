import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CheckedRow, ImportIssue, ImportView } from '#domain/imports/view-schema.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { bucketOf, type RowFilter, rowFixOf, useRowCount, useRows } from './import-api.ts';
import { fieldKey, useImportKind, useKindWords } from './kind.ts';
import { cellOf, choicesOf, RepairField, shownValue } from './repair-columns.tsx';

type RepairCardProps = {
  row: CheckedRow;
  issue: ImportIssue;
  onSave: (value: string) => void;
  onSkip: () => void;
  onRowFix: () => void;
};

const RepairCard = ({ row, issue, onSave, onSkip, onRowFix }: RepairCardProps) => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  const [value, setValue] = useStoredState(`row.${row.row}.${issue.path}`, issue.proposal ?? cellOf(row, issue.path));
  const look = kind.looks[issue.path] ?? {};
  const field = translate(fieldKey(kind, issue.path), { _: issue.path });
  const rowFix = rowFixOf(bucketOf(issue));
  const held = cellOf(row, issue.path);
  const known = choicesOf(look, translate)?.some((choice) => choice.value === value) ?? true;
  const { name, more } = kind.called(row.cells);
  return (
    <article className="rep-card">
      <h3>
        {name || more || field}
        <span>{translate('imporScreen.repair.card', { row: row.row })}</span>
      </h3>
      {name && more && <span className="imp-note">{more}</span>}
      <p className={issue.severity === 'warning' ? 'warn' : undefined}>
        <Icon name="warning" size={16} />
        {issue.message}
      </p>
      {held !== '' && held !== value && (
        <span className="imp-note">{translate('imporScreen.repair.held', { value: shownValue(look, held) })}</span>
      )}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(value);
        }}
      >
        {rowFix && (
          <Button type="button" variant="contained" onClick={onRowFix}>
            {translate(`imporScreen.repair.${rowFix}`)}
          </Button>
        )}
        <RepairField label={field} row={row} look={look} value={value} onChange={setValue} />
        <Button type="button" variant="text" color="inherit" onClick={onSkip}>
          {say('skip')}
        </Button>
        <Button type="submit" variant={rowFix ? 'outlined' : 'contained'} disabled={!known}>
          {issue.proposal && value === issue.proposal
            ? translate('imporScreen.repair.useProposal')
            : translate('imporScreen.repair.save')}
        </Button>
      </form>
    </article>
  );
};

const PAGE = 20;

type RepairCardsProps = {
  impor: ImportView;
  filter: RowFilter;
  onChange: (changes: { row: number; field: string; value: string }[]) => void;
  onSkip: (document: number) => void;
  onRowFix: (document: number, bucket: string) => void;
};

const wanted = (issue: ImportIssue, { bucket }: RowFilter): boolean =>
  bucket === undefined ? issue.severity === 'error' : bucketOf(issue) === bucket;

const cardsOf = (rows: readonly CheckedRow[], filter: RowFilter) =>
  rows.flatMap((row) => row.findings.filter((issue) => wanted(issue, filter)).map((issue) => ({ row, issue })));

export const RepairCards = ({ impor, filter, onChange, onSkip, onRowFix }: RepairCardsProps) => {
  const translate = useTranslate();
  const [pages, setPages] = useState(1);
  const cardFilter: RowFilter = filter.bucket ? filter : { wrong: true };
  const { data } = useRows(impor.id, impor.version, 0, pages * PAGE, cardFilter);
  const rows = useRowCount(impor.id, impor.version, cardFilter);
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
