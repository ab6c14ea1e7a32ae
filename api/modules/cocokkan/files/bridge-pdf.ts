import type { Cocokkan, CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatCount, formatDay, formatDecimal, formatMoment, formatNpwp } from '#domain/text/format.ts';
import { drawable, drawDocument, drawFact, drawHeading, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells, type PrintedColumn } from '../../../output/pdf/table.ts';
import { spanText } from './span-text.ts';

export type BridgePaper = {
  readonly company: { readonly name: string; readonly npwp: string };
  readonly view: Omit<Cocokkan, 'lines'>;
  readonly lines: readonly CocokkanLine[];
  readonly more: number;
  readonly at: number;
};

const WIDTH = page.right - page.left;
const AMOUNT = 110;
const COUNT = 60;
const LABELS = 120;

/** A running sum that can be checked by adding. */
const drawBridge = (sheet: Sheet, { bridge, differing }: BridgePaper['view']): void => {
  const columns: PrintedColumn[] = [
    { label: sheet.say('cocokkan.paper.part'), width: WIDTH - COUNT - AMOUNT },
    { label: sheet.say('cocokkan.paper.lines'), width: COUNT, right: true },
    { label: sheet.say('cocokkan.paper.amount'), width: AMOUNT, right: true },
  ];
  const sum = (key: string, amount: string): PrintedCells => ({
    cells: [sheet.say(`cocokkan.paper.${key}`), '', formatDecimal(amount)],
    strong: true,
  });
  const part =
    (words: string) =>
    (of: { cause: string; count: number; amount: string }): PrintedCells => ({
      cells: [sheet.say(`cocokkan.${words}.${of.cause}`), formatCount(of.count), formatDecimal(of.amount)],
    });
  const { toReturn } = bridge;
  drawTable(sheet, columns, [
    sum('books', bridge.books),
    ...bridge.parts.map(part('cause')),
    sum('documents', bridge.documents),
    ...(toReturn
      ? [...toReturn.parts.map(part('toReturn')), sum('return', toReturn.posted)]
      : [{ cells: [sheet.say('cocokkan.paper.not_posted'), '', ''] }]),
    sum('rest', toReturn ? toReturn.rest : bridge.rest),
    {
      cells: [
        sheet.say('cocokkan.paper.unnamed'),
        formatCount(differing.count - differing.named),
        formatDecimal(differing.unnamed),
      ],
      strong: differing.count > differing.named,
    },
  ]);
};

const both = (one: string | null | undefined, other: string | null | undefined): string =>
  [one, other].filter(Boolean).join('\n');

const rowOf = (
  sheet: Sheet,
  { rows, documents, level, cause, books, documentValue: documentTotal, difference, decision }: CocokkanLine,
) => {
  const [row, document] = [rows[0], documents[0]];
  return {
    cells: [
      row ? both(`${row.journal} ${formatDay(row.date)}`.trim(), row.partyName) : '-',
      formatDecimal(books),
      document ? both(`${document.number ?? ''} ${formatDay(document.date)}`.trim(), document.partyName) : '-',
      formatDecimal(documentTotal),
      both(cause ? sheet.say(`cocokkan.cause.${cause}`) : sheet.say(`cocokkan.level.${level}`), decision?.reason),
      formatDecimal(difference),
    ],
  };
};

const drawLines = (sheet: Sheet, { lines, more }: BridgePaper): void => {
  if (lines.length === 0) return;
  drawHeading(sheet, sheet.say('cocokkan.paper.differing', { count: formatCount(lines.length + more) }));
  const label = (key: string) => sheet.say(`cocokkan.paper.${key}`);
  drawTable(
    sheet,
    [
      { label: label('ledger'), width: 116 },
      { label: label('ppn'), width: 62, right: true },
      { label: label('document'), width: 126 },
      { label: label('ppn'), width: 62, right: true },
      { label: label('cause'), width: 83 },
      { label: label('difference'), width: 62, right: true },
    ],
    lines.map((line) => rowOf(sheet, line)),
  );
  if (more > 0) sheet.doc.fontSize(8).fillColor(ink.soft).text(label('more'), page.left, sheet.y, { width: WIDTH });
};

export const drawBridgePdf = (paper: BridgePaper, locale: Locale = 'id'): Promise<Buffer> => {
  const { company, view, at } = paper;
  const title = `${say(locale, `cocokkan.paper.title_${view.side}`)} ${spanText(view)}`;
  return drawDocument({ title, at, locale }, (sheet) => {
    const { doc } = sheet;
    doc.font('Helvetica-Bold').fontSize(14).fillColor(ink.text);
    doc.text(drawable(title), page.left, sheet.y, { width: WIDTH });
    sheet.y = doc.y + 8;
    drawFact(sheet, sheet.say('pdf.name'), company.name, LABELS);
    drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(company.npwp), LABELS);
    drawFact(
      sheet,
      sheet.say('cocokkan.paper.ledgers'),
      view.ledgers.map(({ source, fileName }) => `${source} (${fileName})`).join(', ') || '-',
      LABELS,
    );
    drawFact(sheet, sheet.say('cocokkan.paper.made'), `${formatMoment(at)} WIB`, LABELS);
    sheet.y += 6;
    drawBridge(sheet, view);
    drawLines(sheet, paper);
  });
};
