import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/Icon.tsx';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { AdoptDialog } from '../AdoptDialog.tsx';
import { billingPaths } from '../paths.ts';

/** Make a code; the arrow beside it offers the other ways to get one. */
export const BillingPrimary = () => {
  const translate = useTranslate();
  const [adopting, setAdopting] = useState(false);
  if (!useHeld('EBILLING_CREATE')) return null;
  return (
    <span className="split">
      <Button
        component={Link}
        to={billingPaths.create}
        variant="contained"
        size="small"
        startIcon={<Icon name="plus" size={16} />}
      >
        {translate('billingScreen.list.create')}
      </Button>
      <MenuButton
        className="d-only split-2"
        label={translate('billingScreen.list.create_ways')}
        variant="contained"
        choices={[
          { key: 'form', icon: 'edit', label: translate('billingScreen.list.by_form'), to: billingPaths.create },
          {
            key: 'import',
            icon: 'import',
            label: translate('billingScreen.list.by_import'),
            to: billingPaths.importForm,
          },
          {
            key: 'adopt',
            icon: 'search',
            label: translate('billingScreen.list.by_code'),
            onPick: () => setAdopting(true),
          },
        ]}
      >
        <span className="sr">{translate('billingScreen.list.create_ways')}</span>
      </MenuButton>
      {adopting && <AdoptDialog onClose={() => setAdopting(false)} />}
    </span>
  );
};
