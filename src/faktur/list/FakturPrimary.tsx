import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/Icon.tsx';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { fakturPaths } from '../paths.ts';

/** Make an invoice; the arrow beside it offers the other ways to get one. */
export const FakturPrimary = () => {
  const translate = useTranslate();
  const mayImport = useHeld('EFAKTUR_IMPORT_EXPORT_CREATE');
  if (!useHeld('EFAKTUR_DOC_CREATE')) return null;
  return (
    <span className="split">
      <Button
        component={Link}
        to={fakturPaths.create}
        variant="contained"
        size="small"
        startIcon={<Icon name="plus" size={16} />}
      >
        {translate('fakturScreen.list.create')}
      </Button>
      {mayImport && (
        <MenuButton
          className="d-only split-2"
          label={translate('fakturScreen.list.create_ways')}
          variant="contained"
          choices={[
            { key: 'form', icon: 'edit', label: translate('fakturScreen.list.by_form'), to: fakturPaths.create },
            {
              key: 'import',
              icon: 'import',
              label: translate('fakturScreen.list.by_import'),
              to: fakturPaths.importForm,
            },
          ]}
        >
          <span className="sr">{translate('fakturScreen.list.create_ways')}</span>
        </MenuButton>
      )}
    </span>
  );
};
