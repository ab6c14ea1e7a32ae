import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { billingPaths } from '../paths.ts';

/** Before the first code: what this page will hold, and the way to begin. */
export const BillingEmpty = () => {
  const translate = useTranslate();
  const may = useMay('ebilling', 'create');
  return (
    <EmptyState
      icon="card"
      title={translate('billingScreen.empty.title')}
      actions={
        may && (
          <>
            <Button component={Link} to={billingPaths.create} variant="contained">
              {translate('billingScreen.list.create')}
            </Button>
            <Button component={Link} to={billingPaths.importForm} variant="outlined">
              {translate('billingScreen.list.by_import')}
            </Button>
          </>
        )
      }
    >
      {translate('billingScreen.empty.text')}
    </EmptyState>
  );
};
