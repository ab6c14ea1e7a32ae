import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useDeposit } from '../money/deposit-api.ts';
import { sptPaths } from '../paths.ts';

export const DepositHint = ({ of }: { of: SptView }) => {
  const translate = useTranslate();
  const { data } = useDeposit(of);
  if (!data?.deposit?.covers) return null;
  return (
    <Alert
      severity="info"
      title={translate('sptFiling.deposit_covers', { amount: formatRupiah(data.deposit.balance) })}
      actions={
        <Button component={Link} size="small" variant="outlined" to={sptPaths.detail(of, 'bill')}>
          {translate('sptFiling.open_deposit')}
        </Button>
      }
    />
  );
};
