import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { fakturPaths } from '../paths.ts';

const FakturCreate = () => {
  const translate = useTranslate();
  const mayImport = useMay('efaktur/import', 'create');
  if (!useMay('efaktur/out/ctas', 'create')) return null;
  const way = (key: string) => translate(`fakturScreen.list.by_${key}`);
  return (
    <CreateButton
      to={fakturPaths.create}
      words="fakturScreen.list.create"
      waysWords="fakturScreen.list.create_ways"
      ways={
        mayImport
          ? [
              { key: 'form', icon: 'edit', label: way('form'), to: fakturPaths.create },
              { key: 'import', icon: 'import', label: way('import'), to: fakturPaths.importForm },
            ]
          : []
      }
    />
  );
};

export const FakturCreateButton = () => (
  <>
    <RefusedLink family="faktur" />
    <FakturCreate />
  </>
);

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
