import { useTranslate } from 'react-admin';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatRupiah } from '#domain/text/format.ts';

/** Amounts of parts IV and V covered by receipts of the corrected returns; they are not billed again. */
export const PaidBefore = ({ of }: { of: SptView['paidBefore'] }) => {
  const translate = useTranslate();
  const amount = rupiah(total(Object.values(of ?? {}).map(sen)));
  if (sen(amount) === 0) return null;
  return <p className="small sec">{translate('sptMoney.paid_before', { amount: formatRupiah(amount) })}</p>;
};
