import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../kit/Icon.tsx';
import type { Bucket, ImportRow } from './import-api.ts';
import { issueOf } from './repair-columns.ts';

type Props = {
  row: ImportRow;
  field: string;
  bucket: Bucket | undefined;
  onUse: (value: string) => void;
  onUseAll: () => void;
  onSkip: (skip: boolean) => void;
};

/** What is wrong with the cell one is on, what would mend it, and for how many rows alike. */
export const CellPanel = ({ row, field, bucket, onUse, onUseAll, onSkip }: Props) => {
  const translate = useTranslate();
  const issue = issueOf(row, field);
  const skipped = row.status === 'SKIPPED';
  return (
    <div className="rep-cell" aria-live="polite">
      {issue ? (
        <>
          <span className={issue.severity === 'error' ? 'bad' : 'warn'}>
            <Icon name="warning" size={16} />
          </span>
          <span style={{ flex: 1, minWidth: 200 }}>
            <b>{issue.message}</b>{' '}
            {issue.proposal && translate('imporScreen.repair.proposal', { value: issue.proposal })}
          </span>
          {issue.proposal && (
            <Button variant="contained" size="small" onClick={() => onUse(issue.proposal ?? '')}>
              {translate('imporScreen.repair.useProposal')}
            </Button>
          )}
          {bucket?.fixable && bucket.count > 1 && (
            <Button variant="outlined" size="small" onClick={onUseAll}>
              {translate('imporScreen.repair.applyTo', { count: bucket.count })}
            </Button>
          )}
        </>
      ) : (
        <span style={{ flex: 1 }} className="imp-note">
          {translate('imporScreen.repair.card', { row: row.row })} ·{' '}
          {translate('imporScreen.repair.document', { document: row.document })}
          {skipped && ` · ${translate('imporScreen.repair.skipped')}`}
        </span>
      )}
      <Button variant="text" size="small" onClick={() => onSkip(!skipped)}>
        {translate(skipped ? 'imporScreen.repair.unskip' : 'imporScreen.repair.skip')}
      </Button>
    </div>
  );
};
