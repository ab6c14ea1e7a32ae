import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import { needsPerson } from '#domain/billing/payment/balance.ts';
import type { PayStep } from '#domain/billing/payment/step.ts';
import { Icon, type IconName } from '../../ui/layout/Icon.tsx';
import type { Step } from '../../ui/layout/Steps.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';
import { StepFrame } from '../../ui/steps/StepFrame.tsx';
import { billingPaths } from '../paths.ts';
import { DepositCard, sumOf } from './DepositCard.tsx';
import { LateCard } from './LateCard.tsx';
import { type Payable, stepPath } from './use-pay-step.tsx';
import './pay.css';

const HoursNote = ({ payable: { hints, dueDay, dues } }: { payable: PayableView }) => {
  const translate = useTranslate();
  const late = dues.some(({ due }) => due?.late);
  return (
    <div className="alert tint orange">
      <Icon name="clock" />
      <div className="grow">
        <b>{translate(late ? 'payScreen.hours.title_late' : 'payScreen.hours.title')}</b>
        <p className="small sec">{translate('payScreen.hours.midnight')}</p>
        {hints
          .filter((hint) => hint !== 'near_midnight')
          .map((hint) => (
            <p key={hint} className="small sec">
              {translate(`payScreen.hint.${hint}`)}
            </p>
          ))}
        {dueDay && !late && (
          <p className="small sec">
            {translate('payScreen.hours.due')} <Day value={dueDay} />
          </p>
        )}
      </div>
    </div>
  );
};

const marks: readonly (readonly [key: string, icon: IconName, note: boolean])[] = [
  ['status', 'refresh', true],
  ['bpn', 'document', true],
  ['return', 'send', false],
];

const AfterPaying = () => {
  const translate = useTranslate();
  return (
    <section className="card pay-after" aria-labelledby="pay-after">
      <h2 id="pay-after">{translate('payScreen.after.title')}</h2>
      <ol className="ptl">
        {marks.map(([key, icon, note]) => (
          <li key={key}>
            <span className="bullet">
              <Icon name={icon} size={12} />
            </span>
            <div>
              {translate(`payScreen.after.${key}`)}
              {note && <div className="small sec">{translate(`payScreen.after.${key}_when`)}</div>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

const railOf = ({ id, current, onlyCounter, step }: Payable): readonly (readonly [PayStep, string | undefined])[] => {
  const byHand = current ? current.method === 'counter' : onlyCounter !== null;
  const middle: PayStep = byHand ? 'payment-guide' : 'virtual-account';
  return [
    ['choose-bank', undefined],
    [middle, current && step !== 'success-payment' ? stepPath(id, middle) : undefined],
    ['confirm-ntpn', undefined],
    ['success-payment', undefined],
  ];
};

export const PayFrame = ({ payable, step, children }: { payable: Payable; step: PayStep; children: ReactNode }) => {
  const translate = useTranslate();
  const { current, billings, returns } = payable;
  const [first] = billings;
  const isToPay = step !== 'success-payment' && !(current && needsPerson(current));
  const several = billings.length > 1;
  const here = several ? translate('payScreen.codes', { count: billings.length }) : (first?.code ?? '–');
  const rail = railOf(payable);
  const known = rail.some(([key]) => key === step);
  const shown: Step[] = rail.map(([key, to]) => ({ key, label: translate(`payScreen.step.${key}`), to }));
  const crumbs = [
    { label: translate('payScreen.home'), to: billingPaths.list },
    ...returns.map((spt) => ({ label: spt.label, to: spt.link })),
    { label: here },
  ];
  const total = isToPay && (
    <p className="pay-first">
      <span className="sec">{translate('payScreen.field.total')}</span>{' '}
      <b>
        <Money value={sumOf(payable)} unit />
      </b>
    </p>
  );
  return (
    <StepFrame
      title={translate('payScreen.title')}
      crumbs={crumbs}
      beside={total}
      at={known ? step : (rail[1]?.[0] ?? step)}
      steps={shown}
    >
      <div className="pay">
        <div className="pay-col">{children}</div>
        <aside className="pay-col" aria-label={translate('payScreen.deposit')}>
          <DepositCard payable={payable} />
          {isToPay && <LateCard payable={payable} />}
          {isToPay && <HoursNote payable={payable} />}
          {isToPay && <AfterPaying />}
        </aside>
      </div>
    </StepFrame>
  );
};
