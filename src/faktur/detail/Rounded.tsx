import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { roundedTotals } from '#domain/faktur/rounded-totals.ts';
import { formatRupiah } from '#domain/text/format.ts';

/** That the PDF shows another PPN than the lines add up to, as a sum that can be worked out again; nothing where it is the same. */
export const Rounded = ({ of }: { of: Pick<Faktur, 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'> }) => {
  const translate = useTranslate();
  const ppn = roundedTotals(of).find(({ key }) => key === 'ppn');
  if (!ppn) return null;
  return (
    <span className="small sec" style={{ display: 'block' }}>
      {translate('pdf.rounded', {
        what: translate('fakturScreen.total.on_paper'),
        lines: formatRupiah(ppn.lines),
        document: formatRupiah(ppn.document),
        difference: formatRupiah(ppn.difference),
      })}
    </span>
  );
};
