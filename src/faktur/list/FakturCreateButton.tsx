import { useTranslate } from 'react-admin';
import { useMay } from '../../ui/layout/use-may.ts';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import { fakturPaths } from '../paths.ts';

/** Make an invoice, by the form or from a file. */
export const FakturCreateButton = () => {
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
