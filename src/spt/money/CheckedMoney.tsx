import { useTranslate } from 'react-admin';
import type { CheckedProof } from '#domain/spt/money-schema.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { AccountName } from './AccountName.tsx';

/** What a proof is, and whether it pays for anything here. */
export const CheckedMoney = ({ of }: { of: CheckedProof }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity={of.why ? 'warning' : 'success'}
      title={translate(of.why ? `spt.proof.unfit.${of.why}` : 'sptMoney.fits')}
      live
    >
      <Facts
        of={[
          [translate('sptMoney.proof.kapKjs'), <AccountName key="account" kapKjs={of.kapKjs} />],
          [translate('sptMoney.proof.period'), formatPeriod(of.period) || '–'],
          [translate('sptMoney.proof.date'), formatDay(of.date)],
          [translate('sptMoney.proof.amount'), formatRupiah(of.amount)],
        ]}
      />
    </Alert>
  );
};
