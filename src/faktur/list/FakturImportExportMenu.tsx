import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { StatusFileDialog } from './StatusFileDialog.tsx';

/** Import, the portal's status list, and exports. */
export const FakturImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const api = useFakturApi();
  const [syncing, setSyncing] = useState(false);
  const mayImport = useMay('efaktur/import', 'create');
  const words = (key: string) => translate(`fakturScreen.list.${key}`);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: words('by_import'), to: fakturPaths.importForm },
    { key: 'imports', icon: 'history', label: words('imports'), to: fakturPaths.imports },
    { key: 'status', icon: 'refresh', label: words('status_file'), onPick: () => setSyncing(true) },
  ];
  return (
    <DocumentImportExportMenu
      of={fakturKeluaran}
      label={words('exchange')}
      words="fakturScreen.bulk"
      ways={mayImport ? ways : []}
      write={(format) => api.exportTo(format, target)}
    >
      {syncing && <StatusFileDialog onClose={() => setSyncing(false)} />}
    </DocumentImportExportMenu>
  );
};
