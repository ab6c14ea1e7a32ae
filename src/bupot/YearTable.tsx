import { useTranslate } from 'react-admin';
import { a1Form, a2Form, type FormLine } from '#domain/bupot/pph21/annual-form.ts';
import type { Explained } from '#domain/definition/explain.ts';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { ExplainedAmount } from './ExplainedAmount.tsx';

const strong = new Set(['brutoIncome', 'totalDeduction', 'netIncome', 'pph21Liability', 'pph21PaymentDifference']);

export type YearField = FormLine['fields'][number];

type Props = {
  readonly kind: 'BPA1' | 'BPA2';
  readonly amountOf: (field: YearField) => string;
  readonly explainedOf: (field: YearField, value: string) => Explained | undefined;
};

export const YearTable = ({ kind, amountOf, explainedOf }: Props) => {
  const translate = useTranslate();
  const form = kind === 'BPA2' ? a2Form : a1Form;
  return (
    <table className="lines-table blines">
      <TableHead
        of={[
          { label: translate('bupotScreen.detail.line') },
          { label: translate('bupotScreen.detail.description') },
          { label: translate('bupotScreen.detail.amount'), right: true },
        ]}
      />
      <tbody>
        {form.map(({ line, fields: [field] }) => {
          if (field === undefined) return null;
          const label = translate(`pph21.${field}`);
          const value = amountOf(field);
          return (
            <tr key={field} className={strong.has(field) ? 'strong' : ''}>
              <td className="num">{line}</td>
              <td>{label}</td>
              <td className="num">
                <span className="bline">
                  <ExplainedAmount label={label} value={value} explained={explainedOf(field, value)} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
