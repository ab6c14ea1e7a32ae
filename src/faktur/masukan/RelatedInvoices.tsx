import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MasukanListRow } from '#domain/faktur/masukan.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import { requestPage } from '../../client/request.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Day, Identifier } from '../../ui/layout/values.tsx';
import { masukanPaths } from '../paths.ts';
import { type Masukan, RESOURCE } from './masukan-resource.ts';

type RelatedInvoice = Pick<Masukan, 'id' | 'counterpartyNpwp' | 'date' | 'dpp' | 'replaces' | 'replacedBy'>;

const read = async (filter: object, signal: AbortSignal): Promise<MasukanListRow[]> =>
  (await requestPage('/efaktur/in/ctas', { query: { filter: JSON.stringify(filter) }, signal })).rows;

/** Also others of the same seller, day and amount: possible duplicates. */
const useRelated = ({ id, counterpartyNpwp, date, dpp, replaces, replacedBy }: RelatedInvoice) =>
  useQuery({
    queryKey: [RESOURCE, 'related', id, replaces, replacedBy],
    queryFn: async ({ signal }) => {
      const chain = [replaces, replacedBy].filter((one) => one !== null);
      const same = { counterparty: counterpartyNpwp, dateFrom: date, dateTo: date, amountMin: dpp, amountMax: dpp };
      const [linked, alike] = await Promise.all([
        chain.length > 0 ? read({ ids: chain }, signal) : [],
        read(same, signal),
      ]);
      return [
        ...linked.map((row) => ({ row, relation: row.id === replaces ? 'original' : 'replacement' })),
        ...alike.filter((row) => row.id !== id && !chain.includes(row.id)).map((row) => ({ row, relation: 'same' })),
      ];
    },
  }).data ?? [];

export const RelatedInvoices = ({ of }: { of: RelatedInvoice }) => {
  const translate = useTranslate();
  const related = useRelated(of);
  if (related.length === 0) return null;
  return (
    <Card title={translate('masukanScreen.detail.related')} flush>
      <ol className="fchain">
        {related.map(({ row, relation }) => (
          <li key={row.id}>
            <Icon name={relation === 'same' ? 'warning' : 'invoice'} size={16} />
            <div className="grow el">
              <Link to={masukanPaths.detail(row.id)}>
                <Identifier value={row.number} form="faktur" />
              </Link>
              <div className="small sec">
                {translate(`masukanScreen.detail.relation.${relation}`)} · <Day value={row.date} />
              </div>
            </div>
            <DocumentChip of={masukanStatus} status={row.status} short />
          </li>
        ))}
      </ol>
    </Card>
  );
};
