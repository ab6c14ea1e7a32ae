import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SptView } from '#domain/spt/view-schema.ts';
import type { ProblemBody } from '../../client/http.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { sptPaths } from '../paths.ts';

type Props = { readonly of: ProblemBody; readonly type: SptView['type'] };

export const FilingRefusal = ({ of: { message, id }, type }: Props) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      live
      title={message}
      actions={
        typeof id === 'string' && (
          <Button component={Link} size="small" variant="outlined" to={sptPaths.detail({ type, id })}>
            {translate('sptFiling.open_that')}
          </Button>
        )
      }
    />
  );
};
