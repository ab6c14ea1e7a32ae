import { useTranslate } from 'react-admin';
import type { ViewedFaktur } from '#domain/admin/faktur-schema.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';

export const FakturLines = ({ of }: { of: ViewedFaktur['lines'] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.view.${key}`);
  if (of.length === 0) return null;
  const numbered = of.map((line, at) => ({ ...line, key: String(at) }));
  return (
    <Card title={words('lines')} flush className="adm-card">
      <table className="adm-tbl">
        <TableHead
          of={[
            { label: words('name') },
            { label: words('quantity'), right: true },
            { label: words('price'), right: true },
            { label: 'DPP', right: true },
            { label: 'PPN', right: true },
          ]}
        />
        <tbody>
          {numbered.map(({ key, code, name, quantity, price, dpp, ppn }) => (
            <tr key={key}>
              <td data-label={words('name')}>
                <div>
                  {name}
                  <span className="small sec num adm-note">{code}</span>
                </div>
              </td>
              <td data-label={words('quantity')} className="num right">
                {quantity}
              </td>
              <td data-label={words('price')} className="right">
                <Money value={price} />
              </td>
              <td data-label="DPP" className="right">
                <Money value={dpp} />
              </td>
              <td data-label="PPN" className="right">
                <Money value={ppn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
