import { useTranslate } from 'react-admin';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { AccountName } from './Overpayments.tsx';

/** Estimated interest on late payments, each with formula and law. */
export const PaidLate = ({ of }: { of: SptView['paidLate'] }) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  const words = translate('sptMoney.paid_late.title');
  return (
    <Alert
      severity="warning"
      title={
        <>
          {words} <Money value={rupiah(total(of.map(({ interest }) => sen(interest.value))))} unit strong />
        </>
      }
    >
      <ul>
        {of.map(({ kapKjs, date, amount, interest }) => (
          <li key={`${kapKjs} ${date} ${amount}`}>
            <AccountName kapKjs={kapKjs} />: <Money value={amount} unit />{' '}
            {translate('sptMoney.paid_late.on', { day: formatDay(date) })} <Money value={interest.value} unit />{' '}
            <ExplainButton label={words} explain={() => interest} />
          </li>
        ))}
      </ul>
      {translate('sptMoney.paid_late.text')}
    </Alert>
  );
};
