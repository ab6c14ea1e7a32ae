import type { SimulatedAccount } from '#domain/simulator/view-schema.ts';
import './bank.css';
import { useTranslate } from 'react-admin';
import { Alert, EmptyState, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { BackToPayment } from '../ui/layout/BankLink.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { AccountBox } from './AccountBox.tsx';
import { CounterBox } from './CounterBox.tsx';

const EVERY = 5000;

/** Where money comes from while no real bank is behind the product: its accounts, and the counter where codes are paid by hand. */
export const Bank = () => {
  const translate = useTranslate();
  const { bank, djp } = useSession().setting.simulated;
  const mayPay = useMay('ebilling/payment', 'create');
  const { data, isPending, refetch } = useGet<SimulatedAccount[]>(bank ? '/simulator/bank' : null, {
    refetchInterval: () => EVERY,
  });
  return (
    <div className="bsim">
      <PageHead title={translate('bankSimulator.title')} actions={<BackToPayment />} />
      <p className="sec">{translate('bankSimulator.text')}</p>
      {djp && mayPay && <CounterBox />}
      {!bank && <Alert severity="info" title={translate('bankSimulator.real')} />}
      {bank && (
        <section className="bsim-list" aria-labelledby="bsim-accounts">
          <h2 id="bsim-accounts">{translate('bankSimulator.accounts')}</h2>
          {isPending && <RowsSkeleton />}
          {data?.length === 0 && (
            <EmptyState icon="bank" title={translate('bankSimulator.none')}>
              {translate('bankSimulator.none_text')}
            </EmptyState>
          )}
          {data?.map((account) => (
            <AccountBox key={account.id} account={account} mayPay={mayPay} onPaid={() => void refetch()} />
          ))}
        </section>
      )}
    </div>
  );
};
