import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { useBupotApi } from '../bupot-api.ts';
import { depositPath } from '../paths.ts';
import '../../ui/layout/tables.css';
import { TableHead } from '../../ui/layout/TableHead.tsx';

export const BillTogether = ({ target, onClose }: { target: BulkTarget; onClose: () => void }) => {
  const translate = useTranslate();
  const api = useBupotApi();
  const maySettle = useMay('ebupot/unifikasi/spt', 'create');
  const words = (key: string, params = {}) => translate(`bupotScreen.bill.${key}`, params);
  const { data: groups, error } = useQuery({
    queryKey: ['billing groups', target],
    queryFn: () => api.billingGroups(target),
  });
  return (
    <Modal open width={600} title={words('title')} onClose={onClose}>
      <p>{words(groups?.length === 0 ? 'none' : 'intro')}</p>
      {error && !groups && <Alert severity="error" title={error.message} />}
      {!groups && !error && <RowsSkeleton count={3} />}
      {groups && groups.length > 0 && (
        <table className="mini">
          <TableHead
            of={[
              { label: words('account') },
              { label: words('period') },
              { label: words('count'), right: true },
              { label: words('amount'), right: true },
              { label: translate('list.actions'), unseen: true },
            ]}
          />
          <tbody>
            {groups.map(({ kapKjs, period, count, amount, byReturn, ntpns }) => (
              <tr key={kapKjs + period}>
                <td className="num">
                  {kapKjs}
                  {!byReturn && <p className="small sec">{words('hand')}</p>}
                  {ntpns.length > 0 && <p className="small sec">NTPN {ntpns.join(', ')}</p>}
                </td>
                <td className="num">{formatPeriod(period)}</td>
                <td className="right">{formatCount(count)}</td>
                <td className="right">
                  <Money value={amount} places={0} />
                </td>
                <td className="right">
                  {maySettle && byReturn && (
                    <Link className="link nw" to={depositPath(period)}>
                      {words('open', { period: formatPeriod(period) })}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
};
