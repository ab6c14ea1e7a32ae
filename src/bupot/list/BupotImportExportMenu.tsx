import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { slips } from '#domain/bupot/slips.ts';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { zipPattern } from '../actions/zip-pattern.ts';
import { useBupotApi } from '../bupot-api.ts';
import { bupotPaths, importPath } from '../paths.ts';
import { PullDialog } from '../pull/PullDialog.tsx';
import { listAt, slipLists } from './slip-lists.ts';

/** Import, what the office has, papers and exports. */
export const BupotImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const api = useBupotApi();
  const [kind] = slipLists[listAt(useLocation().pathname)];
  const mayImport = useMay('ebupot/slips', 'create');
  const [pulling, setPulling] = useState(false);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: translate('bupotScreen.list.by_import'), to: importPath(kind) },
    { key: 'pull', icon: 'download', label: translate('bupotPull.entry'), onPick: () => setPulling(true) },
    { key: 'imports', icon: 'history', label: translate('bupotScreen.list.import_history'), to: bupotPaths.imports },
  ];
  return (
    <DocumentImportExportMenu
      of={slips[kind]}
      label={translate('bupotScreen.list.exchange')}
      words="bupotScreen.bulk"
      ways={mayImport ? ways : []}
      zip={{ ...zipPattern, begin: (pattern) => api.zip(target, pattern) }}
      write={(format) => api.exportTo(format, target)}
    >
      {pulling && <PullDialog onClose={() => setPulling(false)} />}
    </DocumentImportExportMenu>
  );
};
