import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isFiled } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { momentText } from '../../ui/layout/Day.tsx';
import { sptPaths } from '../paths.ts';
import { sptPaper } from '../spt-api.ts';

/** The receipt of a filed return: its number, the moment, and both on paper. */
export const FiledNotice = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  if (!isFiled(spt) || spt.bpe === null || spt.filedAt === null) return null;
  return (
    <Alert
      severity="success"
      title={translate('sptFiling.filed', { at: momentText(spt.filedAt) })}
      actions={
        <>
          <Button size="small" variant="outlined" href={sptPaper(spt, 'bpe')} target="_blank" rel="noopener">
            {translate('sptFiling.open_bpe')}
          </Button>
          <Button component={Link} size="small" variant="outlined" to={sptPaths.pdf(spt)}>
            {translate('sptFiling.open_pdf')}
          </Button>
        </>
      }
    >
      {translate('sptFiling.bpe')}{' '}
      <span className="nw">
        <b className="num">{spt.bpe}</b>
        <CopyButton value={spt.bpe} />
      </span>
    </Alert>
  );
};
