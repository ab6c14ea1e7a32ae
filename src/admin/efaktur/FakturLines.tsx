import { useTranslate } from 'react-admin';
import type { ViewedFaktur } from '#domain/admin/faktur-schema.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { type AdminColumn, AdminTable, Two } from '../AdminTable.tsx';

type Line = ViewedFaktur['lines'][number] & { readonly id: string };

export const FakturLines = ({ of }: { of: ViewedFaktur['lines'] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.view.${key}`);
  if (of.length === 0) return null;
  const columns: readonly AdminColumn<Line>[] = [
    { key: 'name', label: words('name'), show: ({ name, code }) => <Two first={name} second={code} /> },
    { key: 'quantity', label: words('quantity'), right: true, show: ({ quantity }) => quantity },
    { key: 'price', label: words('price'), right: true, show: ({ price }) => <Money value={price} /> },
    { key: 'dpp', label: 'DPP', right: true, show: ({ dpp }) => <Money value={dpp} /> },
    { key: 'ppn', label: 'PPN', right: true, show: ({ ppn }) => <Money value={ppn} /> },
  ];
  return (
    <Card title={words('lines')} flush className="adm-card">
      <AdminTable rows={of.map((line, at) => ({ ...line, id: String(at) }))} columns={columns} />
    </Card>
  );
};
