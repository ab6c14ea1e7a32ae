import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipListPath, slipPath } from '#domain/bupot/slip-paths.ts';
import { isIssued } from '#domain/bupot/standing.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { rupiah, sen, total } from '#domain/kit/money.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../../kit/Card.tsx';
import { Day } from '../../kit/Day.tsx';
import { Money } from '../../kit/Money.tsx';
import { SideScroll } from '../../kit/SideScroll.tsx';
import { Chip } from '../../kit/StatusChip.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { TableHead } from '../../kit/TableHead.tsx';
import { AccountName } from '../money/AccountName.tsx';

const columns = ['number', 'date', 'account', 'tax', 'status'] as const;

/** Slips of tax nobody withholds, with the account each is paid to; those not issued yet are listed and not summed. */
export const SelfPaidSlips = ({ of, period }: { of: readonly BupotListRow[]; period: string }) => {
  const translate = useTranslate();
  const mayWrite = useHeld('EBUPOT_WITHHOLDING_CREATE');
  const words = (key: string, params?: Record<string, string>) => translate(`sptScreen.deposit.${key}`, params);
  const issued = of.filter(isIssued);
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
      {of.length === 0 ? (
        <p className="bd under sec">{words('none')}</p>
      ) : (
        <SideScroll label={title} className="fdt-scroll">
          <table className="fln">
            <TableHead of={columns.map((key) => ({ label: label(key), right: key === 'tax' }))} />
            <tbody>
              {of.map((slip) => (
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
                  <td className="r" data-label={label('tax')}>
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
                <td className="r" data-label={label('tax')}>
                  <Money value={rupiah(total(issued.map(({ tax }) => sen(tax))))} />
                </td>
                <td className="s sec nw">
                  {issued.length < of.length && words('unissued', { count: formatCount(of.length - issued.length) })}
                </td>
              </tr>
            </tfoot>
          </table>
        </SideScroll>
      )}
    </Card>
  );
};
