import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isFromDeposit } from '#domain/spt/tax-deposit.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';

type Proof = SptView['proofs'][number];
const columns = ['kind', 'number', 'kapKjs', 'period', 'date', 'amount'] as const;

type Props = {
  readonly proofs: readonly Proof[];
  readonly onTakeBack: ((proof: Proof) => void) | null;
};

/** Money assigned to a return; proofs that do not count show the reason. */
export const ProofTable = ({ proofs, onTakeBack }: Props) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`sptMoney.proof.${key}`);
  return (
    <SideScroll label={translate('sptMoney.proofs')} className="detail-page-scroll">
      <table className="lines-table">
        <TableHead
          of={[
            ...columns.map((key) => ({ label: label(key), right: key === 'amount' })),
            { label: translate('list.actions'), unseen: true },
          ]}
        />
        <tbody>
          {proofs.map((proof) => (
            <tr key={proof.id}>
              <td data-label={label('kind')}>
                {translate(`spt.proof.${isFromDeposit(proof) ? 'DEPOSIT' : proof.kind}`)}
              </td>
              <td data-label={label('number')}>
                <span>
                  {proof.ntpnId ? (
                    <Link to={`/main/ebilling/ntpn#${proof.ntpnId}`}>
                      <Identifier value={proof.number} form={proof.kind === 'NTPN' ? 'ntpn' : 'plain'} />
                    </Link>
                  ) : (
                    <Identifier value={proof.number} form={proof.kind === 'NTPN' ? 'ntpn' : 'plain'} />
                  )}{' '}
                  {proof.why && <Chip tone="orange" icon="warning" label={translate(`spt.proof.unfit.${proof.why}`)} />}
                </span>
              </td>
              <td data-label={label('kapKjs')} className="num">
                {proof.kapKjs}
              </td>
              <td data-label={label('period')} className="num">
                {formatPeriod(proof.period) || '–'}
              </td>
              <td data-label={label('date')}>
                <Day value={proof.date} />
              </td>
              <td data-label={label('amount')} className="right">
                <Money value={proof.amount} />
              </td>
              <td className="right">
                {onTakeBack && (
                  <Button
                    size="small"
                    aria-label={translate('sptMoney.take_back_one', { number: proof.number })}
                    onClick={() => onTakeBack(proof)}
                  >
                    {translate('sptMoney.take_back')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};
