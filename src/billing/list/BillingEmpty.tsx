import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import { AdoptDialog } from '../AdoptDialog.tsx';
import { billingPaths } from '../paths.ts';

export const BillingCreateButton = () => {
  const translate = useTranslate();
  const [adopting, setAdopting] = useState(false);
  if (!useMay('ebilling', 'create')) return null;
  const way = (key: string) => translate(`billingScreen.list.by_${key}`);
  return (
    <>
      <CreateButton
        to={billingPaths.create}
        words="billingScreen.list.create"
        waysWords="billingScreen.list.create_ways"
        ways={[
          { key: 'form', icon: 'edit', label: way('form'), to: billingPaths.create },
          { key: 'import', icon: 'import', label: way('import'), to: billingPaths.importForm },
          { key: 'adopt', icon: 'search', label: way('code'), onPick: () => setAdopting(true) },
        ]}
      />
      {adopting && <AdoptDialog onClose={() => setAdopting(false)} />}
    </>
  );
};

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
