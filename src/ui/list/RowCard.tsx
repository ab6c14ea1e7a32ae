import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Day, Money, PeriodText } from '../layout/values.tsx';

type Props = {
  readonly to: string;
  /** Its number, or what else it is called by. */
  readonly name: ReactNode;
  /** A mark beside the name, pressed with it. */
  readonly mark?: ReactNode;
  readonly chip: ReactNode;
  /** Whom or what it is about. */
  readonly about: ReactNode;
  readonly second?: ReactNode;
  /** Day and masa, beside the amount. */
  readonly when: ReactNode;
  /** In rupiah. */
  readonly amount: string;
  readonly children?: ReactNode;
};

/** The day of a document and its masa, in one line. */
export const DayAndMasa = ({ of }: { of: { readonly date: string; readonly period: string } }) => {
  const translate = useTranslate();
  return (
    <>
      <Day value={of.date} /> · {translate('list.period')} <PeriodText value={of.period} />
    </>
  );
};

/** One of a list on a narrow screen: what it is called and how it stands, whom it is about, when, how much. */
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
    {second && <div className="small sec el">{second}</div>}
    <div className="row" style={{ marginTop: 8 }}>
      <span className="small sec num grow el">{when}</span>
      <Money value={amount} unit strong />
    </div>
    {children}
  </div>
);
