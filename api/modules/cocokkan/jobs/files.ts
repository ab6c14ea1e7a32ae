import type { CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { formatDay, formatNpwp } from '#domain/text/format.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import type { FileWriter } from '../../../jobs/file-work.ts';
import { writeXlsx } from '../../../output/table-file.ts';
import type { CocokkanParams } from '../cocokkan-state.ts';
import { spanText } from '../files/span-text.ts';
import { type BridgeRow, bridgeColumns, bridgeRows, cellsOf, lineColumns } from '../files/working-paper.ts';
import { readCocokkan } from '../view-cocokkan.ts';

type PaperRow =
  | { readonly on: 'bridge'; readonly row: BridgeRow }
  | { readonly on: 'lines'; readonly line: CocokkanLine }
  | { readonly on: 'about'; readonly label: string; readonly value: string };

/** The bridge, every line with its evidence and decision, and its sources. */
const workingPaper: FileWriter<CocokkanParams & { total: number }> = async ({
  scope,
  query,
  today,
  path,
  params,
  each,
}) => {
  const { locale } = scope;
  const words = (key: string) => say(locale, `cocokkan.workbook.${key}`);
  const { lines, ...view } = await readCocokkan(scope, query, { ...params, offset: 0, limit: Number.MAX_SAFE_INTEGER });
  const { name, npwp } = await ownCompany(scope, query);
  const columns = lineColumns(locale);
  const about = (label: string, value: string): PaperRow => ({ on: 'about', label, value });
  const records = async function* (): AsyncGenerator<PaperRow> {
    for (const row of bridgeRows(locale, view)) yield { on: 'bridge', row };
    yield about(say(locale, 'pdf.name'), name);
    yield about(say(locale, 'pdf.npwp'), formatNpwp(npwp));
    yield about(words('side'), say(locale, `cocokkan.paper.title_${params.side}`));
    yield about(words('masa'), spanText(params));
    for (const { source, fileName } of view.ledgers)
      yield about(say(locale, 'cocokkan.paper.ledgers'), `${source} (${fileName})`);
    yield about(say(locale, 'cocokkan.paper.made'), formatDay(today));
    for await (const line of each(pagesOf(lines))) yield { on: 'lines', line };
  };
  const titled = (key: string) => ({ title: words(key), amount: false });
  await writeXlsx<PaperRow>(path, records(), [
    {
      name: words('bridge'),
      columns: bridgeColumns.map(({ key, amount = false }) => ({ title: words(`column.${key}`), amount })),
      rowsOf: (row) => (row.on === 'bridge' ? [cellsOf(bridgeColumns, row.row)] : []),
    },
    {
      name: words('lines'),
      columns: columns.map(({ key, amount = false }) => ({ title: words(`column.${key}`), amount })),
      rowsOf: (row) => (row.on === 'lines' ? [cellsOf(columns, row.line)] : []),
    },
    {
      name: words('about'),
      columns: [titled('about'), titled('value')],
      rowsOf: (row) => (row.on === 'about' ? [[row.label, row.value]] : []),
    },
  ]);
  const file = `cocokkan-${params.side === 'out' ? 'keluaran' : 'masukan'}-${params.from}${params.to === params.from ? '' : `-${params.to}`}`;
  return { name: file, extension: 'xlsx', count: lines.length };
};

const PAGE = 500;

async function* pagesOf(lines: readonly CocokkanLine[]): AsyncGenerator<readonly CocokkanLine[]> {
  for (let at = 0; at < lines.length; at += PAGE) yield lines.slice(at, at + PAGE);
}

export default { export: workingPaper };
