import { returDokumenVoid } from '#domain/faktur/retur-dokumen-status.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { Day } from '../../ui/layout/values.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { typeParts } from '../list/type-parts.tsx';
import { fakturPaths } from '../paths.ts';
import { pickDokumen } from './PickDokumen.tsx';
import { ReturDokumenNumber, returDokumenColumns } from './retur-dokumen-columns.tsx';
import { inSide, outSide, type ReturDokumenTotals, type Row, type Side } from './sides.ts';
import { useReturDokumenActions } from './use-retur-dokumen-actions.tsx';
import '../faktur.css';

const partsOf = ({ of, paths, words }: Side) => {
  const number = (row: Row) => <ReturDokumenNumber of={row} />;
  const said = {
    ...{ empty: `${words}.empty_title`, emptyText: `${words}.empty_text` },
    exports: 'returDokumenScreen.export',
  };
  return typeParts<Row>(
    of,
    said,
    {
      detail: paths.detail,
      number,
      amount: 'ppn',
      second: ({ originNumber }) => originNumber,
      told: (row) => (
        <>
          {number(row)} · <Day value={row.date} /> · {row.originNumber}
        </>
      ),
    },
    { imports: { form: paths.importForm, history: fakturPaths.imports } },
  );
};

const listOf = (side: Side): ListDefinition<Row, ReturDokumenTotals> => ({
  ...partsOf(side),
  resource: side.of.resource,
  title: `${side.words}.title`,
  rowId: ({ id }) => id,
  rowName: ({ number, originNumber, counterpartyName }) => `${number ?? originNumber ?? ''} ${counterpartyName}`.trim(),
  open: ({ id }) => side.paths.detail(id),
  columns: returDokumenColumns(side),
  asksColumns: true,
  filters: filtersOf(side.of, { importId: { Value: importNameAt('/efaktur/import') } }),
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('dpp', 'returDokumenScreen.dpp'),
    sumOf('ppn', 'returDokumenScreen.ppn'),
    countOf('approved', 'returDokumenScreen.approved', side.of.status.moves.cancel.from, ['ok', 'check']),
    countOf('waiting', 'returDokumenScreen.waiting', sentMoves.upload.from, ['warn', 'clock']),
  ],
  totalWords: wordsOfTotals('returDokumenScreen'),
  isVoid: ({ status }) => returDokumenVoid.some((one) => one === status),
  live: 'faktur',
  write: 'EFAKTUR_DOC_CREATE',
  CreateButton: pickDokumen(side),
  useActions: (row, onChanged) => useReturDokumenActions(side, row, onChanged),
});

const outList = listOf(outSide);
const inList = listOf(inSide);

export const ReturDokumenOutList = () => <DocumentList of={outList} />;
export const ReturDokumenInList = () => <DocumentList of={inList} />;
