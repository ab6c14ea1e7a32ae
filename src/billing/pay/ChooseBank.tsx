import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isOvoPhone } from '#domain/billing/payment/channel.ts';
import type { PaymentMethod } from '#domain/billing/payment/entry.ts';
import { isPayable } from '#domain/billing/status-queries.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon, type IconName } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import { PayFrame } from './PayFrame.tsx';
import { AtStep, type Payable, stepPath, useStart } from './use-pay-step.tsx';

type Way = { readonly id: string; readonly method: PaymentMethod; readonly bank?: string; readonly name: string };

const icons: Readonly<Record<PaymentMethod, IconName>> = { va: 'bank', ovo: 'phone', counter: 'building' };

const useWays = ({ methods, banks }: Payable): readonly Way[] => {
  const translate = useTranslate();
  return methods.flatMap((method): Way[] =>
    method === 'va'
      ? banks.map(({ bank, name }) => ({ id: bank, method, bank, name }))
      : [{ id: method, method, name: translate(`payScreen.method.${method}`) }],
  );
};

const WayRow = ({ way, fee, on, choose }: { way: Way; fee: string; on: boolean; choose: () => void }) => {
  const translate = useTranslate();
  return (
    <label className={on ? 'way on' : 'way'}>
      <input type="radio" name="way" value={way.id} checked={on} onChange={choose} />
      <span className="way-mark">
        <Icon name={icons[way.method]} size={16} />
      </span>
      <span className="grow">
        <b>{way.name}</b>
        <span className="small sec">
          {translate(`payScreen.method.${way.bank ? 'va_short' : `${way.method}_note`}`)}
        </span>
      </span>
      <span className="small sec nw">
        {/[1-9]/.test(fee) ? (
          <>
            <span className="sr">{translate('payScreen.field.fee')} </span>+ <Money value={fee} unit />
          </>
        ) : (
          translate('payScreen.free')
        )}
      </span>
    </label>
  );
};

const Choice = ({ payable }: { payable: Payable }) => {
  const translate = useTranslate();
  const mayPay = useMay('ebilling/payment', 'create');
  const ways = useWays(payable);
  const [chosen, setChosen] = useStoredState('pay.way', ways.length === 1 ? (ways[0]?.id ?? '') : '');
  const [phone, setPhone] = useStoredState('pay.phone', '');
  const [missed, setMissed] = useState(false);
  const { start, busy, errors, modal } = useStart(payable);
  const way = ways.find(({ id }) => id === chosen);
  const blocked = !payable.current && !payable.billings.every(isPayable);
  const phoneWrong = way?.method === 'ovo' && !isOvoPhone(phone);
  const go = () => {
    setMissed(true);
    if (!way || phoneWrong) return;
    start({
      method: way.method,
      ...(way.bank ? { bank: way.bank } : {}),
      ...(way.method === 'ovo' ? { phone } : {}),
    });
  };
  return (
    <PayFrame payable={payable} step="choose-bank">
      {payable.onlyCounter && (
        <Alert severity="warning" title={translate('payScreen.rule.title')}>
          {translate(payable.onlyCounter === 'by_hand' ? 'billing.pay.only_by_hand' : 'billing.pay.only_counter')}
        </Alert>
      )}
      {payable.hints.includes('near_midnight') && (
        <Alert severity="warning" title={translate('payScreen.hint.near_midnight')} />
      )}
      {blocked && (
        <Alert severity="error" title={translate('payScreen.blocked.title')}>
          {payable.billings
            .filter((code) => !isPayable(code))
            .map((code) => (
              <p key={code.id}>
                <Identifier value={code.code} form="billing" />: {translate(`billing.hint.${code.status}`)}
              </p>
            ))}
        </Alert>
      )}
      {payable.past.some(({ status }) => status === 'failed') && !payable.current && (
        <Alert severity="error" title={translate('billing.pay.va_failed')} />
      )}
      <Card title={translate('payScreen.choose.title')}>
        <form
          className="ways"
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          <fieldset className="ways-of" disabled={!mayPay || blocked}>
            <legend className="sr">{translate('payScreen.choose.title')}</legend>
            {ways.map((each) => (
              <WayRow
                key={each.id}
                way={each}
                fee={payable.fees[each.method]}
                on={each.id === chosen}
                choose={() => setChosen(each.id)}
              />
            ))}
          </fieldset>
          {missed && !way && (
            <p className="hlp er" role="alert">
              <Icon name="warning" size={14} />
              <span>{translate('payScreen.choose.none')}</span>
            </p>
          )}
          {way?.method === 'ovo' && (
            <div className="ways-phone">
              <TextInput
                label={translate('payScreen.choose.phone')}
                value={phone}
                onChange={(text) => setPhone(text.replace(/[\s.-]/g, ''))}
                type="tel"
                inputMode="numeric"
                autoComplete="tel"
                maxLength={16}
                placeholder="081234567890"
                error={(missed && phoneWrong ? translate('billing.pay.ovo_phone') : undefined) ?? errors.phone}
                helper={translate('payScreen.choose.phone_note')}
              />
            </div>
          )}
          {Object.entries(errors)
            .filter(([field]) => field !== 'phone')
            .map(([field, text]) => (
              <p key={field} className="hlp er" role="alert">
                <Icon name="warning" size={14} />
                <span>{text}</span>
              </p>
            ))}
          <div className="row wrap pay-acts">
            <Button type="submit" variant="contained" disabled={busy || !mayPay || blocked}>
              {translate(way?.method === 'counter' ? 'payScreen.choose.to_guide' : 'payScreen.choose.go')}
            </Button>
            {payable.current ? (
              <Button component={Link} to={stepPath(payable.id, payable.step)} variant="outlined">
                {translate('payScreen.choose.keep')}
              </Button>
            ) : (
              <Button component={Link} to={stepPath(payable.id, 'confirm-ntpn')} variant="text">
                {translate('payScreen.choose.paid_already')}
              </Button>
            )}
          </div>
          {!mayPay && <p className="small sec">{translate('payScreen.choose.not_allowed')}</p>}
        </form>
      </Card>
      {modal}
    </PayFrame>
  );
};

export const ChooseBank = () => <AtStep step="choose-bank">{(payable) => <Choice payable={payable} />}</AtStep>;
