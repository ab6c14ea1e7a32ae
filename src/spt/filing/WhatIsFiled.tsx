import { useTranslate } from 'react-admin';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { hasFailedSubmitting } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { AccountName, Overpayments } from '../money/Overpayments.tsx';
import { PaidBefore } from '../money/PaidBefore.tsx';

export const restOf = ({ bills }: Pick<SptView, 'bills'>): string => rupiah(total(bills.map(({ rest }) => sen(rest))));

const isOwing = (spt: Pick<SptView, 'bills'>): boolean => sen(restOf(spt)) > 0;

/** Label of the filing action: with payment if something is owed and known, again after a failure. */
export const filingWords = ({ status, bills }: Pick<SptView, 'status'> & Partial<Pick<SptView, 'bills'>>): string => {
  if (hasFailedSubmitting({ status })) return 'sptFiling.file_again';
  if (!bills) return 'spt.moves.file';
  return isOwing({ bills }) ? 'sptFiling.pay_and_file' : 'sptFiling.file';
};

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
      <PaidBefore of={spt.paidBefore} />
      <Overpayments of={spt.overpayments} />
      <p>{translate(isOwing(spt) ? 'sptFiling.then_pay' : 'sptFiling.at_once')}</p>
    </>
  );
};
