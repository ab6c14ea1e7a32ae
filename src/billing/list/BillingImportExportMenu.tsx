import { useMediaQuery } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { MenuButton, type MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';

/** Files in and out: import, and exports of what the filter finds. */
export const BillingImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useBillingApi();
  const narrow = useMediaQuery('(max-width: 1024px)');
  const mayImport = useMay('ebilling', 'create');
  const exported = (format: 'xlsx' | 'csv') => () =>
    void api.exportTo(format, target).then(
      () => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  const ways: readonly MenuChoice[] = [
    {
      key: 'import',
      icon: 'import',
      label: translate('billingScreen.list.by_import'),
      to: billingPaths.importForm,
    },
    { key: 'imports', icon: 'history', label: translate('billingScreen.list.imports'), to: billingPaths.imports },
  ];
  return (
    <MenuButton
      label={translate('billingScreen.list.exchange')}
      icon="import"
      variant="outlined"
      iconOnly={narrow}
      choices={[
        ...(mayImport ? ways : []),
        { key: 'xlsx', icon: 'document', label: translate('billingScreen.bulk.xlsx'), onPick: exported('xlsx') },
        { key: 'csv', icon: 'document', label: translate('billingScreen.bulk.csv'), onPick: exported('csv') },
      ]}
    />
  );
};
