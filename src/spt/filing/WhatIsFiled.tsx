import { useTranslate } from 'react-admin';
import type { SptView } from '#domain/spt/view-schema.ts';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { AccountName, Overpayments } from '../money/Overpayments.tsx';
import { isOwing, restOf } from './rest.ts';

/** What a return says of money, account by account: to be paid, paid already, paid too much, or nothing at all. */
export const WhatIsFiled = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  return (
    <>
      {spt.bills.length > 0 && (
        <table className="mini">
          <TableHead
            of={[{ label: translate('sptFiling.account') }, { label: translate('sptMoney.rest'), right: true }]}
          />
          <tbody>
            {spt.bills.map(({ line, kapKjs, rest }) => (
              <tr key={line}>
                <th scope="row">
                  <AccountName kapKjs={kapKjs} />
                </th>
                <td className="right">
                  <Money value={rest} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{translate('sptFiling.total')}</td>
              <td className="right">
                <Money value={restOf(spt)} unit />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <Overpayments of={spt.overpayments} />
      <p>{translate(isOwing(spt) ? 'sptFiling.then_pay' : 'sptFiling.at_once')}</p>
    </>
  );
};
