import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { numberOf, type SlipAmount } from '#domain/bupot/explain.ts';
import { isAnnual, isForeign } from '#domain/bupot/kinds.ts';
import { differenceInWords, officeDifference } from '#domain/bupot/xml/difference.ts';
import type { Explained } from '#domain/definition/explain.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { useSlip } from './SlipContext.tsx';
import { useTaxLabel } from './use-tax-label.ts';

type LineProps = { readonly label: string; readonly explained: Explained | undefined; readonly children: ReactNode };

const Line = ({ label, explained, children }: LineProps) => (
  <div>
    <dt>
      {label} {explained && <ExplainButton label={label} explain={() => explained} />}
    </dt>
    <dd>{children}</dd>
  </div>
);

const Payment = () => {
  const { input, amounts, numbers } = useSlip();
  const translate = useTranslate();
  const line = (amount: SlipAmount, shown: ReactNode) => (
    <Line label={translate(`bupotScreen.field.${amount}`)} explained={numberOf(numbers, amounts, amount)}>
      {shown}
    </Line>
  );
  const percent = (value: string) => (value === '' ? '–' : `${formatDecimal(value, 0)}%`);
  return (
    <dl className="frows">
      {line('gross', <Money value={amounts.gross} unit />)}
      {(isForeign(input.kind) || Number(amounts.nett) !== 100) && line('nett', percent(amounts.nett))}
      {line('base', <Money value={amounts.base} unit />)}
      {line('rate', percent(amounts.rate))}
      {line('borne', <Money value={amounts.borne} unit />)}
    </dl>
  );
};

const ofYear = ['brutoIncome', 'totalDeduction', 'netIncome', 'annualizedTaxableIncome', 'pph21Liability'] as const;

const Year = () => {
  const { numbers } = useSlip();
  const translate = useTranslate();
  return (
    <dl className="frows">
      {[...ofYear, 'pph21WithheldDtp'].map((field) => (
        <Line key={field} label={translate(`pph21.${field}`)} explained={numbers.get(field)}>
          <Money value={numbers.get(field)?.value ?? '0.00'} unit />
        </Line>
      ))}
    </dl>
  );
};

const OfficeNote = () => {
  const { input, amounts } = useSlip();
  const translate = useTranslate();
  const difference = officeDifference({ ...input, ...amounts });
  if (!difference) return null;
  const [key, params] = differenceInWords(difference);
  return <Alert severity="warning">{translate(key, params)}</Alert>;
};

export const TaxCard = () => {
  const { input, amounts, numbers, start } = useSlip();
  const translate = useTranslate();
  const label = useTaxLabel(input.kind);
  const explained = numberOf(numbers, amounts, 'tax');
  return (
    <aside className="form-totals" aria-label={translate('bupotForm.calculation')}>
      <div className="card form-totals-card">
        <div className="hd">
          <h2>{translate('bupotForm.calculation')}</h2>
        </div>
        {isAnnual(input.kind) ? <Year /> : <Payment />}
        <div className="gr" aria-live="polite">
          <span className="sec">
            {label} {explained && <ExplainButton label={label} explain={() => explained} />}
          </span>
          <b>
            <Money value={amounts.tax} unit />
          </b>
        </div>
      </div>
      <OfficeNote />
      <div className="card form-totals-note small sec">
        {amounts.kapKjs && <p style={{ padding: 0, margin: 0 }}>KAP-KJS {amounts.kapKjs}</p>}
        <p style={{ padding: 0, margin: 0 }}>
          {translate('bupotForm.quota_left', {
            left: formatCount(start.quota.remaining),
            of: formatCount(start.quota.quota),
          })}
        </p>
      </div>
    </aside>
  );
};
