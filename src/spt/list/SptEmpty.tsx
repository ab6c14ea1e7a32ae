import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { sptPaths, typeAt } from '../paths.ts';

/** Before the first return: what this page will hold, and the way to begin. */
export const SptEmpty = () => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const may = useMay('ebupot/unifikasi/spt', 'create');
  return (
    <EmptyState
      icon="document"
      title={translate('sptScreen.empty.title')}
      actions={
        may && (
          <Button component={Link} to={sptPaths.posting(type)} variant="contained">
            {translate('sptScreen.posting')}
          </Button>
        )
      }
    >
      {translate('sptScreen.empty.text')}
    </EmptyState>
  );
};
