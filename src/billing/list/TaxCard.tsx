import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Money } from '../../ui/layout/Money.tsx';
import { SpanText } from '../SpanText.tsx';
import { TaxText } from '../TaxText.tsx';

type Of = Parameters<typeof TaxText>[0]['of'] & Parameters<typeof SpanText>[0]['of'] & { readonly amount: string };

/** A code or a receipt on a narrow screen: its number and state, the tax, its months and the amount. */
export const TaxCard = (props: { of: Of; to: string; number: ReactNode; chip: ReactNode; children?: ReactNode }) => {
  const { of, to, number, chip, children } = props;
  const translate = useTranslate();
  return (
    <div className="fcb">
      <div className="row">
        <Link to={to} className="flink grow">
          <b>{number}</b>
        </Link>
        {chip}
      </div>
      <div className="el">
        <TaxText of={of} />
      </div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="small sec num grow">
          {translate('list.period')} <SpanText of={of} />
        </span>
        <Money value={of.amount} unit strong />
      </div>
      {children}
    </div>
  );
};
