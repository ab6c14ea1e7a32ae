import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { type RoundedTotal, roundedSum, roundedTotals } from '#domain/faktur/rounded-totals.ts';
import { formatRupiah } from '#domain/text/format.ts';

type Amounts = Pick<Faktur, 'code' | 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'>;
type Props = { readonly of: Amounts; readonly which: RoundedTotal['key'] };

/** Explains why the PDF shows another amount than the sum of the lines; nothing if they are equal. */
export const RoundedAmount = ({ of, which }: Props) => {
  const translate = useTranslate();
  const rounded = which === 'total' ? roundedSum(of) : roundedTotals(of).find(({ key }) => key === which);
  if (!rounded) return null;
  return (
    <span className="small sec" style={{ display: 'block', whiteSpace: 'normal', fontWeight: 400 }}>
      {translate('pdf.rounded', {
        what: translate(`fakturScreen.total.on_paper.${which}`),
        lines: formatRupiah(rounded.lines),
        document: formatRupiah(rounded.document),
        difference: formatRupiah(rounded.difference),
      })}
    </span>
  );
};
