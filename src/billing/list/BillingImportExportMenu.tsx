import { useTranslate } from 'react-admin';
import { idBilling } from '#domain/billing/billing.ts';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';

/** Import, and exports. */
export const BillingImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const api = useBillingApi();
  const mayImport = useMay('ebilling/import', 'create');
  const words = (key: string) => translate(`billingScreen.list.${key}`);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: words('by_import'), to: billingPaths.importForm },
    { key: 'imports', icon: 'history', label: words('imports'), to: billingPaths.imports },
  ];
  return (
    <DocumentImportExportMenu
      of={idBilling}
      label={words('exchange')}
      words="billingScreen.bulk"
      ways={mayImport ? ways : []}
      write={(format) => api.exportTo(format, target)}
    />
  );
};
