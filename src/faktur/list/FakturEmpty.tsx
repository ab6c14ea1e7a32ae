import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { fakturPaths } from '../paths.ts';

/** Before the first invoice: what this page will hold, and the two ways to begin. */
export const FakturEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      icon="invoice"
      title={translate('fakturScreen.empty.title')}
      actions={
        <>
          <Button component={Link} to={fakturPaths.create} variant="contained">
            {translate('fakturScreen.list.create')}
          </Button>
          <Button component={Link} to={fakturPaths.importForm} variant="outlined">
            {translate('fakturScreen.list.by_import')}
          </Button>
        </>
      }
    >
      {translate('fakturScreen.empty.text')}
    </EmptyState>
  );
};
