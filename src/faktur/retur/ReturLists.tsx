import type { UseActions } from '../../ui/documents/DocumentChoices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Day, Identifier } from '../../ui/layout/values.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { countOf } from '../../ui/list/in-strip.tsx';
import { typeList } from '../list/type-list.ts';
import { PullReturned } from './PullReturned.tsx';
import { ReturCreateButton } from './pick-invoice.ts';
import { ReturLines } from './ReturLines.tsx';
import { ReturNumber, returColumns } from './retur-columns.tsx';
import { inSide, outSide, type ReturTotals, type Row, type Side } from './sides.ts';
import { useReturInActions, useReturOutActions } from './use-retur-actions.tsx';
import '../faktur.css';

const listOf = (
  side: Side,
  useActions: UseActions<Row>,
  CreateButton: ListDefinition<Row, ReturTotals>['CreateButton'] & object,
) => {
  const { of, paths, words } = side;
  const Lines = ({ row }: { row: Row }) => {
    const { data } = useGet(`/${of.resource}/{id}`, { path: { id: row.id } });
    return data ? <ReturLines of={data} /> : null;
  };
  return typeList<Row, ReturTotals>({
    of,
    paths,
    words: 'returScreen',
    own: words,
    texts: {
      exports: 'importForm' in paths ? 'masukanScreen.list.exchange' : 'returScreen.export',
      pattern: 'returScreen.pattern',
    },
    shown: {
      number: (row) => <ReturNumber of={row} />,
      amount: 'ppn',
      summary: (row) => (
        <span className="num">
          <ReturNumber of={row} /> · <Day value={row.date} /> ·{' '}
          {row.originNumber && <Identifier value={row.originNumber} form="faktur" />}
        </span>
      ),
      More: Lines,
    },
    counted: [
      countOf('approved', 'returScreen.approved', ['APPROVED'], ['ok', 'check']),
      countOf('waiting', 'returScreen.waiting', ['WAITING_FOR_APPROVAL'], ['warn', 'clock']),
    ],
    columns: returColumns(side),
    CreateButton,
    useActions,
  });
};

const inList = listOf(inSide, useReturInActions, ReturCreateButton);
const outList = listOf(outSide, useReturOutActions, PullReturned);

export const ReturInList = () => <DocumentList of={inList} />;
export const ReturOutList = () => <DocumentList of={outList} />;
