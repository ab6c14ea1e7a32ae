import type { Span } from '#domain/cocokkan/record.ts';
import type { Supplier } from '#domain/cocokkan/suppliers.ts';
import { rupiah, total } from '#domain/definition/money.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount, formatDay, formatDecimal, formatNpwp } from '#domain/text/format.ts';
import { drawable, drawDocument, drawFact, drawHeading, ink, page } from '../../../output/pdf/sheet.ts';
import { drawTable } from '../../../output/pdf/table.ts';
import { spanText } from './span-text.ts';

export type RequestPaper = {
  readonly company: { readonly name: string; readonly npwp: string };
  readonly supplier: Pick<Supplier, 'name' | 'npwp' | 'rows' | 'ppn'>;
  readonly span: Span;
  readonly at: number;
};

const baseSum = (rows: Supplier['rows']): string => {
  const bases = rows.flatMap(({ base }) => base ?? []);
  return bases.length < rows.length ? '' : formatDecimal(rupiah(total(bases)));
};

const LABELS = 120;
const widths = { no: 26, date: 58, reference: 122, text: 150, amount: 78 } as const;

export const drawRequestPdf = (
  { company, supplier: { name, npwp, rows, ppn }, span, at }: RequestPaper,
  locale: Locale = 'id',
): Promise<Buffer> => {
  const title = `${say(locale, 'cocokkan.request.title')} ${spanText(span)}`;
  return drawDocument({ title, at, locale }, (sheet) => {
    const { doc } = sheet;
    const words = (key: string) => sheet.say(`cocokkan.request.${key}`);
    doc.font('Helvetica-Bold').fontSize(14).fillColor(ink.text);
    doc.text(drawable(title), page.left, sheet.y, { width: page.right - page.left });
    sheet.y = doc.y + 8;
    drawFact(sheet, words('buyer'), `${company.name}, NPWP ${formatNpwp(company.npwp)}`, LABELS);
    drawFact(sheet, words('seller'), npwp === null ? name : `${name}, NPWP ${formatNpwp(npwp)}`, LABELS);
    drawFact(sheet, words('made'), formatDay(jakartaDay(at)), LABELS);
    sheet.y += 6;
    drawHeading(sheet, sheet.say('cocokkan.request.entries', { count: formatCount(rows.length) }));
    drawTable(
      sheet,
      [
        { label: words('no'), width: widths.no },
        { label: words('date'), width: widths.date },
        { label: words('reference'), width: widths.reference },
        { label: words('text'), width: widths.text },
        { label: words('base'), width: widths.amount, right: true },
        { label: words('tax'), width: widths.amount, right: true },
      ],
      [
        ...rows.map(({ date, reference, journal, text, base, ppn: tax }, index) => ({
          cells: [
            formatCount(index + 1),
            formatDay(date),
            reference ?? journal,
            text,
            base === null ? '-' : formatDecimal(rupiah(base)),
            formatDecimal(rupiah(tax)),
          ],
        })),
        {
          cells: ['', words('sum'), '', '', baseSum(rows), formatDecimal(rupiah(ppn))],
          strong: true,
        },
      ],
    );
  });
};
