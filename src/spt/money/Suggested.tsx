import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DepositBill } from '#domain/spt/money-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Identifier } from '../../ui/layout/Identifier.tsx';
import { Money } from '../../ui/layout/Money.tsx';

type Props = {
  readonly of: DepositBill['suggested'];
  readonly busy: boolean;
  /** Names one of our receipts for the return; nothing where it cannot be named now. */
  readonly onMatch: ((ntpnId: string) => void) | null;
};

/** Receipts at hand that fit an account, the exact one first: each named with one press. */
export const Suggested = ({ of, busy, onMatch }: Props) => {
  const translate = useTranslate();
  if (of.length === 0 || !onMatch) return null;
  return (
    <>
      <p className="small sec smb-under">{translate('sptMoney.suggested')}</p>
      <ul className="smb-list" aria-label={translate('sptMoney.suggested')}>
        {of.map(({ number, ntpnId, amount, date, exact }) => (
          <li key={number}>
            <span>
              {translate('spt.proof.NTPN')} <Identifier value={number} form="ntpn" />
            </span>
            <span className="small sec num">{formatDay(date)}</span>
            {exact && <Chip tone="green" icon="check" label={translate('sptMoney.exact')} />}
            <span className="grow" />
            <Money value={amount} />
            {ntpnId && (
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={translate('sptMoney.match_one', { number })}
                onClick={() => onMatch(ntpnId)}
              >
                {translate('sptMoney.match')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
