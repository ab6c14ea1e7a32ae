import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CounterReceipt } from '#domain/simulator/view-schema.ts';
import { useCall, useGet } from '../ui/feedback/use-call.ts';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { CopyButton } from '../ui/layout/CopyButton.tsx';
import './bank.css';
import { Alert, EmptyState, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { BackToPayment } from '../ui/layout/BankLink.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { AccountBox } from './AccountBox.tsx';

export const CounterBox = () => {
  const translate = useTranslate();
  const { run, busy } = useCall();
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  const [paid, setPaid] = useState<CounterReceipt | null>(null);
  const ready = /^\d{15}$/.test(code) && amount !== '';
  const pay = async () => {
    setPaid(null);
    const answer = await run('POST', '/simulator/billing/pay', {
      body: {
        code,
        amount: amount.replace(/\.\d+$/, ''),
      },
    });
    if (answer) setPaid(answer);
  };
  return (
    <Card title={translate('bankSimulator.counter')}>
      <p className="sec bsim-lead">{translate('bankSimulator.counter_text')}</p>
      <form
        className="bsim-pay"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void pay();
        }}
      >
        <TextInput
          label={translate('bankSimulator.code')}
          value={code}
          onChange={(text) => setCode(text.replace(/\D/g, ''))}
          inputMode="numeric"
          numeric
          maxLength={20}
        />
        <RupiahInput label={translate('bankSimulator.amount')} value={amount} onChange={setAmount} places={0} />
        <Button type="submit" variant="contained" disabled={busy || !ready}>
          {translate('bankSimulator.pay_code')}
        </Button>
      </form>
      <div role="status" className="bsim-said">
        {paid &&
          (paid.receipt ? (
            <p className="row wrap">
              <span>{translate('bankSimulator.ntpn')}</span>
              <b className="num" data-testid="counter-ntpn">
                {paid.receipt.ntpn}
              </b>
              <CopyButton value={paid.receipt.ntpn} />
            </p>
          ) : (
            translate('bankSimulator.ntpn_later')
          ))}
      </div>
    </Card>
  );
};

const EVERY = 5000;

export const Bank = () => {
  const translate = useTranslate();
  const { bank, djp } = useSession().setting.simulated;
  const mayPay = useMay('ebilling/payment', 'create');
  const { data, isPending, refetch } = useGet(bank ? '/simulator/bank' : null, { refetchInterval: () => EVERY });
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
