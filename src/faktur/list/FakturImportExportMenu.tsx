import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { type Job, useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { StatusFileDialog } from './StatusFileDialog.tsx';

/** Files in and out: import, the portal's status list, and exports of what the filter finds or is chosen. */
export const FakturImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useFakturApi();
  const narrow = useMediaQuery('(max-width: 1024px)');
  const [syncing, setSyncing] = useState(false);
  const mayImport = useMay('efaktur/import', 'create');
  const exported = (kind: 'xml' | 'xlsx' | 'csv') => () =>
    void api.exportTo(kind, target).then(
      (_: Job) => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  return (
    <>
      <MenuButton
        label={translate('fakturScreen.list.exchange')}
        icon="import"
        variant="outlined"
        iconOnly={narrow}
        choices={[
          ...(mayImport
            ? ([
                {
                  key: 'import',
                  icon: 'import',
                  label: translate('fakturScreen.list.by_import'),
                  to: fakturPaths.importForm,
                },
                {
                  key: 'imports',
                  icon: 'history',
                  label: translate('fakturScreen.list.imports'),
                  to: fakturPaths.imports,
                },
                {
                  key: 'status',
                  icon: 'refresh',
                  label: translate('fakturScreen.list.status_file'),
                  onPick: () => setSyncing(true),
                },
              ] as const)
            : []),
          { key: 'xml', icon: 'document', label: translate('fakturScreen.bulk.xml'), onPick: exported('xml') },
          { key: 'xlsx', icon: 'document', label: translate('fakturScreen.bulk.xlsx'), onPick: exported('xlsx') },
          { key: 'csv', icon: 'document', label: translate('fakturScreen.bulk.csv'), onPick: exported('csv') },
        ]}
      />
      {syncing && <StatusFileDialog onClose={() => setSyncing(false)} />}
    </>
  );
};
