import { Day } from '../../ui/layout/values.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { countOf } from '../../ui/list/in-strip.tsx';
import { draftsWaiting, typeList } from '../list/type-list.ts';
import { typeParts } from '../list/type-parts.tsx';
import { fakturPaths } from '../paths.ts';
import { pickDokumen } from './pick-dokumen.ts';
import { ReturDokumenNumber, returDokumenColumns } from './retur-dokumen-columns.tsx';
import { inSide, outSide, type ReturDokumenTotals, type Row, type Side } from './sides.ts';
import { useReturDokumenActions } from './use-retur-dokumen-actions.tsx';
import '../faktur.css';

const number = (row: Row) => <ReturDokumenNumber of={row} />;

const partsOf = ({ of, paths, words }: Side) =>
  typeParts<Row>(
    of,
    {
      empty: `${words}.empty_title`,
      emptyText: `${words}.empty_text`,
      exports: 'returDokumenScreen.export',
    },
    {
      detail: paths.detail,
      number,
      amount: 'ppn',
      second: ({ originNumber }) => originNumber,
      summary: (row) => (
        <>
          {number(row)} · <Day value={row.date} /> · {row.originNumber}
        </>
      ),
    },
    { imports: { form: paths.importForm, history: fakturPaths.imports } },
  );

const listOf = (side: Side): ListDefinition<Row, ReturDokumenTotals> => {
  const { of, paths, words } = side;
  const options = { of, title: `${words}.title`, detail: paths.detail, words: 'returDokumenScreen' };
  return {
    ...partsOf(side),
    ...typeList<Row, ReturDokumenTotals>(options, [
      countOf('approved', 'returDokumenScreen.approved', of.status.moves.cancel.from, ['ok', 'check']),
      draftsWaiting('returDokumenScreen'),
    ]),
    columns: returDokumenColumns(side),
    CreateButton: pickDokumen(side),
    useActions: (row, onChanged) => useReturDokumenActions(side, row, onChanged),
  };
};

const outList = listOf(outSide);
const inList = listOf(inSide);

export const ReturDokumenOutList = () => <DocumentList of={outList} />;
export const ReturDokumenInList = () => <DocumentList of={inList} />;
