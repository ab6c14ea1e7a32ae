import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Bucket, CheckedRow } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { CellStrip } from '../ui/repair/CellStrip.tsx';
import { bucketOf, rowFixOf } from './import-api.ts';
import { useImportKind, useKindWords } from './kind.ts';
import { issueOf, shownValue, sumShown } from './repair-columns.tsx';

type Props = {
  row: CheckedRow;
  field: string;
  bucket: Bucket | undefined;
  onUse: (value: string) => void;
  onUseAll: () => void;
  onSkip: (skip: boolean) => void;
  onRowFix: () => void;
};

/** All findings have the same proposal: the button applies the value it shows. */
const isAlike = ({ proposals, proposed }: Bucket): boolean =>
  proposals > 1 && proposed.values.length === 1 && proposed.others === 0;

export const CellPanel = ({ row, field, bucket, onUse, onUseAll, onSkip, onRowFix }: Props) => {
  const translate = useTranslate();
  const say = useKindWords();
  const { grouped, looks } = useImportKind();
  const issue = issueOf(row, field);
  const rowFix = issue && rowFixOf(bucketOf(issue));
  const skipped = row.status === 'SKIPPED';
  const formula = sumShown(row.cells[field] ?? '');
  return (
    <CellStrip>
      {issue ? (
        <>
          <span className={issue.severity === 'error' ? 'bad' : 'warn'}>
            <Icon name="warning" size={16} />
          </span>
          <span style={{ flex: 1, minWidth: 200 }}>
            <b>{issue.message}</b>{' '}
            {issue.proposal &&
              translate('imporScreen.repair.proposal', { value: shownValue(looks[field] ?? {}, issue.proposal) })}
          </span>
          {rowFix && (
            <Button variant="contained" size="small" onClick={onRowFix}>
              {translate(`imporScreen.repair.${rowFix}`)}
            </Button>
          )}
          {issue.proposal && (
            <Button variant="contained" size="small" onClick={() => onUse(issue.proposal ?? '')}>
              {translate('imporScreen.repair.useProposal')}
            </Button>
          )}
          {bucket && isAlike(bucket) && (
            <Button variant="outlined" size="small" onClick={onUseAll}>
              {translate('imporScreen.repair.applyTo', { count: bucket.proposals })}
            </Button>
          )}
        </>
      ) : (
        <span style={{ flex: 1 }} className="imp-note">
          {translate('imporScreen.repair.card', { row: row.row })}
          {grouped && ` · ${say('document', row.document)}`}
          {formula && ` · ${formula}`}
          {skipped && ` · ${translate('imporScreen.repair.skipped')}`}
        </span>
      )}
      <Button variant="text" size="small" onClick={() => onSkip(!skipped)}>
        {skipped ? translate('imporScreen.repair.unskip') : say('skip')}
      </Button>
    </CellStrip>
  );
};
