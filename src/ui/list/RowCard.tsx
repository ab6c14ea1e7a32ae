import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Day, Money, PeriodText } from '../layout/values.tsx';

type Props = {
  readonly to: string;
  readonly name: ReactNode;
  readonly mark?: ReactNode;
  readonly chip: ReactNode;
  readonly about: ReactNode;
  readonly second?: ReactNode;
  readonly when: ReactNode;
  /** In rupiah; null where there is none yet. */
  readonly amount: string | null;
  readonly children?: ReactNode;
};

export const DayAndMasa = ({ of }: { of: { readonly date: string; readonly period: string } }) => {
  const translate = useTranslate();
  return (
    <>
      <Day value={of.date} /> · {translate('list.period')} <PeriodText value={of.period} />
    </>
  );
};

export const RowCard = ({ to, name, mark, chip, about, second, when, amount, children }: Props) => (
  <div className="fcb">
    <div className="row">
      <Link to={to} className="flink grow row g4">
        <b className="el">{name}</b>
        {mark}
      </Link>
      {chip}
    </div>
    <div className="el">{about || '–'}</div>
    {second && <div className="small sec">{second}</div>}
    <div className="row" style={{ marginTop: 8 }}>
      <span className="small sec num grow">{when}</span>
      {amount === null ? '–' : <Money value={amount} unit strong />}
    </div>
    {children}
  </div>
);
