import { useTranslate } from 'react-admin';
import { DEPOSIT } from '#domain/spt/tax-deposit.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';

export const isDeposit = ({ kap, kjs }: { readonly kap: string; readonly kjs: string }): boolean =>
  kap === DEPOSIT.kap && kjs === DEPOSIT.kjs;

export const DepositLeft = ({ number }: { number: string }) => {
  const translate = useTranslate();
  const may = useMay('ebilling/ntpn', 'list');
  const { data } = useGet(may ? '/ebilling/tax-deposit/balance' : null, { quiet: true });
  const filling = data?.fillings.find((one) => one.number === number);
  if (!filling) return <span className="sec">{translate('billingScreen.ntpn.not_used')}</span>;
  const { left, used } = filling;
  const key = used ? (/[1-9]/.test(left) ? 'left' : 'used_up') : 'unused';
  return <span className="sec">{translate(`billingScreen.deposit.${key}`, { amount: formatRupiah(left) })}</span>;
};
