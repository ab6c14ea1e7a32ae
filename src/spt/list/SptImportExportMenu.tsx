import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { typeAt } from '../paths.ts';
import { useSptApi } from '../spt-api.ts';

/** Papers and exports. */
export const SptImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const api = useSptApi();
  const type = typeAt(useLocation().pathname);
  return (
    <DocumentImportExportMenu
      of={monthlyReturn}
      label={translate('sptScreen.exchange')}
      icon="download"
      words="sptScreen.bulk"
      papers={{ pdf: () => api.zip(type, 'spt', target), bpe: () => api.zip(type, 'bpe', target) }}
      write={(format) => api.exportTo(type, format, target)}
    />
  );
};
