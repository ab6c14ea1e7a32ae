import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';

type FigureProps = { readonly label: string; readonly under?: ReactNode; readonly children: ReactNode };

export const BandFigure = ({ label, under, children }: FigureProps) => (
  <div>
    <span className="lab">{label}</span>
    <div className="value">{children}</div>
    {under}
  </div>
);

type Fact = 'counterpartyName' | 'counterpartyNpwp' | 'period' | 'date';

type Props<Amount extends string> = {
  readonly of: Readonly<Record<Fact | Amount, string>>;
  readonly label: (key: 'counterpartyName' | 'period' | Amount) => string;
  readonly amounts: readonly Amount[];
  /** Replaces the NPWP, if the party is identified otherwise. */
  readonly identity?: ReactNode;
  readonly children?: ReactNode;
};

export const DocumentBand = <Amount extends string>({ of, label, amounts, identity, children }: Props<Amount>) => {
  const translate = useTranslate();
  const { counterpartyName, counterpartyNpwp } = of;
  return (
    <section className="card band" aria-label={translate('faktur.sections.summary')}>
      <div>
        <span className="lab">{label('counterpartyName')}</span>
        <div className="value el" title={counterpartyName}>
          {counterpartyName || '–'}
        </div>
        <div className="small sec">{identity ?? <Identifier value={counterpartyNpwp} form="npwp" />}</div>
      </div>
      <BandFigure
        label={label('period')}
        under={
          <div className="small sec">
            <Day value={of.date} />
          </div>
        }
      >
        <PeriodText value={of.period} />
      </BandFigure>
      {amounts.map((key) => (
        <BandFigure key={key} label={label(key)}>
          <Money value={of[key]} unit />
        </BandFigure>
      ))}
      {children}
    </section>
  );
};
