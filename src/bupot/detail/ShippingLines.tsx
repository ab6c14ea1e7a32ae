import { useTranslate } from 'react-admin';
import type { Bupot } from '#domain/bupot/record.ts';
import { ExplainedAmount } from '../ExplainedAmount.tsx';
import type { SlipExplains } from './use-slip-numbers.ts';

/** The form of domestic shipping from top to bottom, and the name the calculation has for each line. */
const form = [
  ['grossTotalOnIndonesia', 'grossIndonesia'],
  ['grossTotalOnAbroad', 'grossAbroad'],
  ['deductedPphOnIndonesia', 'taxIndonesia'],
  ['deductedPphOnAbroad', 'taxAbroad'],
  ['deductedPph24Creditable', 'credit24'],
  ['deductedPphOtherParties', 'withheldByOthers'],
  ['deductedPphSelf', 'due'],
] as const;

const amountOf = (bupot: Bupot, field: (typeof form)[number][0]): string =>
  bupot.lines?.[field] ?? (bupot as unknown as Readonly<Record<string, string | null>>)[field] ?? '0';

/** What a carrier pays by itself; nothing on any other slip. */
export const ShippingLines = ({ bupot, explains }: { bupot: Bupot; explains: SlipExplains }) => {
  const translate = useTranslate();
  if (bupot.kind !== 'SP' || bupot.lines === null) return null;
  return (
    <div className="bcalc">
      <dl className="fsum" aria-label={translate('bupotScreen.detail.shipping')}>
        {form.map(([field, name]) => {
          const label = translate(`bupotScreen.field.${field}`);
          const value = amountOf(bupot, field);
          return [
            <dt key={field}>{label}</dt>,
            <dd key={`${field} value`}>
              <ExplainedAmount label={label} value={value} explained={explains.named(name, value)} />
            </dd>,
          ];
        })}
      </dl>
    </div>
  );
};
