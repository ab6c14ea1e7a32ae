import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../kit/Icon.tsx';
import type { ImportIssue, ImportRow } from './import-api.ts';
import { cellOf, choicesOf } from './repair-columns.ts';

type Props = { row: ImportRow; issue: ImportIssue; onSave: (value: string) => void; onSkip: () => void };

/** One thing that is wrong: what, where, and the field to mend it in. */
export const RepairCard = ({ row, issue, onSave, onSkip }: Props) => {
  const translate = useTranslate();
  const [value, setValue] = useState(issue.proposal ?? cellOf(row, issue.path));
  const field = translate(`impor.field.${issue.path}`);
  const held = cellOf(row, issue.path);
  const choices = choicesOf(issue.path, translate);
  const known = choices?.some((choice) => choice.value === value) ?? true;
  return (
    <article className="rep-card">
      <h3>
        {row.cells.buyerName || row.cells.reference || field}
        <span>{translate('imporScreen.repair.card', { row: row.row })}</span>
      </h3>
      {row.cells.goodsName && <span className="imp-note">{row.cells.goodsName}</span>}
      <p className={issue.severity === 'warning' ? 'warn' : undefined}>
        <Icon name="warning" size={16} />
        {issue.message}
      </p>
      {held !== '' && held !== value && (
        <span className="imp-note">{translate('imporScreen.repair.held', { value: held })}</span>
      )}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(value);
        }}
      >
        <TextField
          label={field}
          value={known ? value : ''}
          fullWidth
          {...(choices ? { select: true } : {})}
          onChange={(event) => setValue(event.target.value)}
        >
          {choices?.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
        <Button type="button" variant="text" color="inherit" onClick={onSkip}>
          {translate('imporScreen.repair.skip')}
        </Button>
        <Button type="submit" variant="contained" disabled={!known}>
          {issue.proposal && value === issue.proposal
            ? translate('imporScreen.repair.useProposal')
            : translate('imporScreen.repair.save')}
        </Button>
      </form>
    </article>
  );
};
