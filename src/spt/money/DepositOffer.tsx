import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DepositView } from '#domain/spt/money-schema.ts';
import { Money } from '../../ui/layout/values.tsx';
import { DepositUses } from './DepositUses.tsx';

type Props = {
  readonly of: NonNullable<DepositView['deposit']>;
  readonly busy: boolean;
  readonly onPay: () => void;
  readonly onUsed: () => void;
  readonly onDrop: (id: string) => void;
};

export const DepositOffer = ({ of, busy, onPay, onUsed, onDrop }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptMoney.deposit.${key}`);
  return (
    <section className="bill-block" aria-label={words('balance')}>
      <div className="bill-block-hd">
        <h3 className="grow">
          {words('balance')} <span className="small sec num nw">411618-100</span>
        </h3>
        <Money value={of.balance} unit strong />
      </div>
      <p className="small sec bill-block-under">{words(of.covers ? 'covers' : 'short')}</p>
      <div className="bill-block-acts">
        {of.covers && (
          <Button size="small" variant="outlined" disabled={busy} onClick={onPay}>
            {words('pay')}
          </Button>
        )}
        <Button size="small" disabled={busy} onClick={onUsed}>
          {words('elsewhere')}
        </Button>
      </div>
      {of.uses.length > 0 && <DepositUses uses={of.uses} busy={busy} onDrop={onDrop} />}
    </section>
  );
};
