import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { MenuButton, type MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { NARROW } from '../../ui/list/DocumentList.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { ZipDialog } from '../actions/ZipDialog.tsx';
import { exportFormats, useBupotApi } from '../bupot-api.ts';
import { bupotPaths, importPath } from '../paths.ts';
import { PullDialog } from '../pull/PullDialog.tsx';
import { listAt, slipLists } from './slip-lists.ts';

/** Files in and out: import, and papers of what the filter finds or is chosen. */
export const BupotImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useBupotApi();
  const narrow = useMediaQuery(NARROW);
  const [kind] = slipLists[listAt(useLocation().pathname)];
  const mayImport = useMay('ebupot/slips', 'create');
  const [zipping, setZipping] = useState(false);
  const [pulling, setPulling] = useState(false);
  const imports: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: translate('bupotScreen.list.by_import'), to: importPath(kind) },
    { key: 'pull', icon: 'download', label: translate('bupotPull.entry'), onPick: () => setPulling(true) },
    { key: 'imports', icon: 'history', label: translate('bupotScreen.list.import_history'), to: bupotPaths.imports },
  ];
  const start = (work: Promise<unknown>) => {
    setZipping(false);
    void work.then(
      () => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  };
  const exports = exportFormats.map(
    (format): MenuChoice => ({
      key: format,
      icon: 'document',
      label: translate(`bupotScreen.bulk.${format}`),
      onPick: () => start(api.exportTo(format, target)),
    }),
  );
  return (
    <>
      <MenuButton
        label={translate('bupotScreen.list.exchange')}
        icon="import"
        variant="outlined"
        iconOnly={narrow}
        choices={[
          ...(mayImport ? imports : []),
          { key: 'pdf', icon: 'download', label: translate('bupotScreen.bulk.pdf'), onPick: () => setZipping(true) },
          ...exports,
        ]}
      />
      {pulling && <PullDialog onClose={() => setPulling(false)} />}
      {zipping && (
        <ZipDialog onClose={() => setZipping(false)} onPattern={(pattern) => start(api.zip(target, pattern))} />
      )}
    </>
  );
};
