import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CheckedRow, ImportIssue } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { bucketOf, rowFixOf } from './import-api.ts';
import { fieldKey, useImportKind, useKindWords } from './kind.ts';
import { cellOf, choicesOf, MendField, shownValue } from './repair-columns.tsx';

type Props = {
  row: CheckedRow;
  issue: ImportIssue;
  onSave: (value: string) => void;
  onSkip: () => void;
  onRowFix: () => void;
};

/** One thing that is wrong: what, where, and the field to mend it in. */
export const RepairCard = ({ row, issue, onSave, onSkip, onRowFix }: Props) => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  const [value, setValue] = useState(issue.proposal ?? cellOf(row, issue.path));
  const look = kind.looks[issue.path] ?? {};
  const field = translate(fieldKey(kind, issue.path), { _: issue.path });
  const rowFix = rowFixOf(bucketOf(issue));
  const held = cellOf(row, issue.path);
  const known = choicesOf(look, translate)?.some((choice) => choice.value === value) ?? true;
  const { name, more } = kind.called(row.cells);
  return (
    <article className="rep-card">
      <h3>
        {name || field}
        <span>{translate('imporScreen.repair.card', { row: row.row })}</span>
      </h3>
      {more && <span className="imp-note">{more}</span>}
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
        <MendField label={field} row={row} look={look} value={value} onChange={setValue} />
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
