import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { bankName } from '#domain/billing/payment/channel.ts';
import type { SimulatedAccount } from '#domain/simulator/view-schema.ts';
import { type WayToPay, waysToPay } from '#domain/simulator/ways-to-pay.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Identifier, Moment, Money } from '../ui/layout/values.tsx';

/** OVO is confirmed in an app: there is no account number to pay to. */
const OVO = 'OVO';

const PayRow = ({ account, onPaid }: { account: SimulatedAccount; onPaid: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const [amount, setAmount] = useState(account.amount);
  const [how, setHow] = useState<WayToPay>('exact');
  const pay = async () => {
    const whole = amount.replace(/\.\d+$/, '');
    const paid = await run('POST', '/simulator/bank/pay', { body: { number: account.number, amount: whole, how } });
    if (paid) notify('bankSimulator.paid', { type: 'success' });
    onPaid();
  };
  return (
    <form
      className="bsim-pay"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <RupiahInput label={translate('bankSimulator.amount')} value={amount} onChange={setAmount} places={0} />
      <SelectInput
        label={translate('bankSimulator.how')}
        value={how}
        onChange={(chosen) => setHow(waysToPay.find((way) => way === chosen) ?? 'exact')}
        options={waysToPay.map((way) => ({ value: way, label: translate(`bankSimulator.way.${way}`) }))}
      />
      <Button type="submit" variant="contained" disabled={busy || amount === ''}>
        {translate('bankSimulator.pay')}
      </Button>
    </form>
  );
};

const tones = { open: 'orange', paid: 'green', closed: 'grey', expired: 'grey' } as const;
const toneOf = (state: string) => tones[state as keyof typeof tones] ?? 'grey';

export const AccountBox = ({
  account,
  mayPay,
  onPaid,
}: {
  account: SimulatedAccount;
  mayPay: boolean;
  onPaid: () => void;
}) => {
  const translate = useTranslate();
  const state = account.isExpired && account.state === 'open' ? 'expired' : account.state;
  return (
    <Card
      title={
        <>
          {bankName(account.bank)} <Identifier value={account.number} form="npwp" copy />
        </>
      }
      actions={<Chip tone={toneOf(state)} label={translate(`bankSimulator.state.${state}`)} />}
    >
      <p className="row wrap bsim-facts">
        <span>{account.holder}</span>
        <b>
          <Money value={account.amount} unit />
        </b>
        <span className="sec">
          {translate('bankSimulator.until')} <Moment at={account.expiresAt} />
        </span>
      </p>
      {account.bank === OVO && <p className="small sec">{translate('bankSimulator.ovo')}</p>}
      {mayPay && account.bank !== OVO && <PayRow account={account} onPaid={onPaid} />}
      {account.movements.length > 0 && (
        <ul className="bsim-lines" aria-label={translate('bankSimulator.movements')}>
          {account.movements.map((each) => (
            <li key={each.movement}>
              <Moment at={each.at} />
              <span className="grow">{translate(each.reverses ? 'bankSimulator.back' : 'bankSimulator.in')}</span>
              <Money value={each.amount} unit />
            </li>
          ))}
        </ul>
      )}
      {account.calls.length > 0 && (
        <ul className="bsim-lines small sec" aria-label={translate('bankSimulator.calls')}>
          {account.calls.map((each) => (
            <li key={each.id}>
              <Moment at={each.dueAt} />
              <span className="grow">{translate(`bankSimulator.call.${each.state}`)}</span>
              <span className="num">
                {translate('bankSimulator.tries', { tries: each.tries, answered: each.answered ?? '–' })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
