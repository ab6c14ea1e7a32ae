import { useTranslate } from 'react-admin';
import { a1Form, a2Form, type FormLine } from '#domain/bupot/pph21/annual-form.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { Card, Facts } from '../../kit/Card.tsx';
import { ExplainedAmount } from './ExplainedAmount.tsx';
import type { SlipExplains } from './use-slip-numbers.ts';

const strong = new Set(['brutoIncome', 'totalDeduction', 'netIncome', 'pph21Liability', 'pph21PaymentDifference']);

type Field = FormLine['fields'][number];

/** A line as it was worked out, or else as it was told. */
const lineOf = (bupot: Bupot, field: Field): string =>
  bupot.lines?.[field] ?? (bupot as unknown as Readonly<Record<string, string | null>>)[field] ?? '0';

/** How the year is worked, what stands besides its lines. */
const YearFacts = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const yes = translate('bupotScreen.yes');
  return (
    <Facts
      of={[
        [field('taxCode'), bupot.taxCode || '–'],
        [field('withholdingAnnuality'), field(`annuality.${bupot.withholdingAnnuality ?? 'FULL_YEAR'}`)],
        ...(bupot.grossUpBenefit ? [[field('grossUp'), yes] as const] : []),
        ...(bupot.secondEmployer ? [[field('secondEmployer'), yes] as const] : []),
        ...(bupot.previousBupotNumber ? [[field('previousBupotNumber'), bupot.previousBupotNumber] as const] : []),
      ]}
    />
  );
};

/** The form of an annual slip line by line, each with where it comes from. */
export const YearLines = ({ bupot, explains }: { bupot: Bupot; explains: SlipExplains }) => {
  const translate = useTranslate();
  const form = bupot.kind === 'BPA2' ? a2Form : a1Form;
  const amount = translate('bupotScreen.detail.amount');
  return (
    <Card title={translate('bupotScreen.detail.lines')} flush>
      <div className="bd under">
        <YearFacts bupot={bupot} />
      </div>
      <table className="fln blines">
        <thead>
          <tr>
            <th scope="col">{translate('bupotScreen.detail.line')}</th>
            <th scope="col">{translate('bupotScreen.detail.description')}</th>
            <th scope="col" className="right">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {form.map(({ line, fields: [field] }) => {
            if (field === undefined) return null;
            const label = translate(`pph21.${field}`);
            const value = lineOf(bupot, field);
            return (
              <tr key={field} className={strong.has(field) ? 'strong' : ''}>
                <td className="num">{line}</td>
                <td>{label}</td>
                <td className="num">
                  <span className="bline">
                    <ExplainedAmount label={label} value={value} explained={explains.named(field, value)} />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
