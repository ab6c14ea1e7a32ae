import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { slipListPath, slipPath } from '#domain/bupot/slip-paths.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';
import { AccountName } from '../money/Overpayments.tsx';
import type { SelfPaid } from './deposit-data.ts';

const columns = ['number', 'date', 'account', 'tax', 'status'] as const;

export const SelfPaidSlips = ({ of: { rows, issued, unissued }, period }: { of: SelfPaid; period: string }) => {
  const translate = useTranslate();
  const mayWrite = useMay('ebupot/slips', 'create');
  const words = (key: string, params?: Record<string, string>) => translate(`sptScreen.deposit.${key}`, params);
  const hidden = issued.count + unissued - rows.length;
  const label = (key: (typeof columns)[number]) => words(`column.${key}`);
  const title = words('slips');
  return (
    <Card
      flush
      title={title}
      actions={
        <>
          <Button component={Link} size="small" to={`${slipListPath('SP')}?period=${period}`}>
            {words('open_list')}
          </Button>
          {mayWrite && (
            <Button component={Link} size="small" variant="outlined" to={`${slipListPath('SP')}/create`}>
              {words('new')}
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="bd under sec">{words('none')}</p>
      ) : (
        <SideScroll label={title} className="detail-page-scroll">
          <table className="lines-table">
            <TableHead of={columns.map((key) => ({ label: label(key), right: key === 'tax' }))} />
            <tbody>
              {rows.map((slip) => (
                <tr key={slip.id}>
                  <td>
                    <Link className="num nw" to={slipPath(slip)}>
                      {slip.number ?? slip.reference ?? translate(`bupot.kind.${slip.kind}`)}
                    </Link>
                  </td>
                  <td data-label={label('date')}>
                    <Day value={slip.date} />
                  </td>
                  <td>
                    <AccountName kapKjs={slip.kapKjs} />
                  </td>
                  <td className="right" data-label={label('tax')}>
                    <Money value={slip.tax} />
                  </td>
                  <td className="nw" data-label={label('status')}>
                    <Chip tone={bupotStatus.states[slip.status]} label={translate(`bupot.status.${slip.status}`)} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {translate('sptScreen.draw.sum')}
                </th>
                <td className="right" data-label={label('tax')}>
                  <Money value={issued.tax} />
                </td>
                <td className="small sec nw">{unissued > 0 && words('unissued', { count: formatCount(unissued) })}</td>
              </tr>
            </tfoot>
          </table>
        </SideScroll>
      )}
      {hidden > 0 && <p className="bd under small sec">{words('hidden', { count: formatCount(hidden) })}</p>}
    </Card>
  );
};
