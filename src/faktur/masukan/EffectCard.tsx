import { useTranslate } from 'react-admin';
import { periodOf } from '#domain/definition/day.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { CreditEffect } from '#domain/faktur/credit-effect.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount, formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import type { CreditList } from './credit-lists.ts';
import './masukan.css';

type Masa = CreditEffect['periods'][number];

/** Ratio of two amounts in per mille. Both in sen, the second above zero. */
const perMille = (left: number, of: number): number => Number((BigInt(Math.max(0, left)) * 1000n) / BigInt(of));

const MasaEffect = ({ of: { period, now, after } }: { of: Masa }) => {
  const translate = useTranslate();
  const [was, becomes] = [sen(now), sen(after)];
  const words = (key: string) => translate(`masukanScreen.effect.${key}`);
  const fell = becomes <= was;
  // A share of zero cannot be drawn.
  const left = was > 0 && fell ? perMille(becomes, was) : null;
  return (
    <>
      <p className="small sec">
        {translate(`masukanScreen.effect.${was < 0 || becomes < 0 ? 'over' : 'under'}`, {
          period: formatPeriod(period),
        })}
      </p>
      <dl className="credit-effect">
        <dt>{words('now')}</dt>
        <dd>
          <Money value={now} unit />
        </dd>
        <dt>{words('after')}</dt>
        <dd className="credit-effect-after">
          <Money value={after} unit />
        </dd>
      </dl>
      {left !== null && (
        <div className="credit-effect-bar" aria-hidden="true">
          <span style={{ width: `${left / 10}%` }} />
        </div>
      )}
      <p className="row small num">
        <span className="grow sec">
          {left !== null && translate('masukanScreen.effect.left', { share: formatDecimal(String(left / 10), 1) })}
        </span>
        <b className={fell ? 'ok' : 'warn'}>
          {words(fell ? 'falls' : 'rises')} <Money value={rupiah(Math.abs(was - becomes))} unit />
        </b>
      </p>
    </>
  );
};

export const Warnings = ({ of }: { of: readonly string[] }) =>
  of.map((words) => (
    <p key={words} className="credit-effect-w small">
      <Icon name="warning" size={14} className="warn" />
      <span>{words}</span>
    </p>
  ));

type Props = {
  readonly of: CreditEffect;
  readonly named: CreditList['named'];
};

export const EffectBody = ({ of, named }: Props) => {
  const translate = useTranslate();
  const [first] = of.periods;
  const today = jakartaDay(Date.now());
  const warnings = [
    ...(of.last > 0 && first
      ? [
          translate(`${named}.effect.${first.period < periodOf(today) ? 'over_now' : 'last'}`, {
            period: formatPeriod(first.period),
            smart_count: of.last,
            count: formatCount(of.last),
          }),
        ]
      : []),
    ...of.filed.map((period) => translate('masukanScreen.effect.filed', { period: formatPeriod(period) })),
    ...of.skipped.map(({ count, message }) =>
      translate(`${named}.effect.skipped`, { smart_count: count, count: formatCount(count), message }),
    ),
  ];
  return (
    <div className="credit-effect-b">
      {of.periods.map((masa) => (
        <MasaEffect key={masa.period} of={masa} />
      ))}
      <Warnings of={warnings} />
    </div>
  );
};

export const EffectCard = ({ of, named }: Props) => {
  const translate = useTranslate();
  return (
    <section className="card credit-effect-c" aria-label={translate('masukanScreen.effect.title')} aria-live="polite">
      <div className="row">
        <h3 className="grow">{translate('masukanScreen.effect.title')}</h3>
        <span className="chip brand num">
          {translate(`${named}.effect.credited`, { smart_count: of.count, count: formatCount(of.count) })}
        </span>
      </div>
      <EffectBody of={of} named={named} />
    </section>
  );
};
