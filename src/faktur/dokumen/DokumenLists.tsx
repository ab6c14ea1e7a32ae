import type { UseActions } from '../../ui/documents/DocumentChoices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day } from '../../ui/layout/values.tsx';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { countOf } from '../../ui/list/in-strip.tsx';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { draftsWaiting, typeList } from '../list/type-list.ts';
import { creditLists } from '../masukan/credit-lists.ts';
import { WhatIf } from '../masukan/WhatIf.tsx';
import { dokumenColumns, KindName } from './dokumen-columns.tsx';
import { PullDialog } from './pull/PullDialog.tsx';
import { type DokumenTotals, inSide, outSide, type Row, type Side } from './sides.ts';
import { useCrediting } from './use-crediting.tsx';
import { useDokumenInActions, useDokumenOutActions } from './use-dokumen-actions.tsx';
import '../faktur.css';

const Effect = ({ row }: { row: Row }) => <WhatIf list={creditLists.dokumen} row={row} />;

const number = (row: Row) => <span className="num">{row.number ?? '–'}</span>;

const listOf = (
  side: Side,
  useActions: UseActions<Row>,
  counted: ListDefinition<Row, DokumenTotals>['summary'],
): ListDefinition<Row, DokumenTotals> => {
  const { of, paths } = side;
  const useMayWrite = () => useMay(`efaktur/document/${side.key}/ctas`, 'create');
  const CreateDokumen = () =>
    useMayWrite() ? (
      <>
        <RefusedLink family={of.name} />
        <CreateButton to={paths.create} words="dokumenScreen.create" />
      </>
    ) : null;
  const Pull = ({ onClose }: { onClose: () => void }) => <PullDialog side={side} onClose={onClose} />;
  return typeList<Row, DokumenTotals>({
    of,
    paths,
    words: 'dokumenScreen',
    own: side.words,
    shown: {
      number,
      amount: 'dpp',
      second: (row) => <KindName of={row} />,
      summary: (row) => (
        <>
          <KindName of={row} /> · {number(row)} · <Day value={row.date} />
        </>
      ),
      ...(side.key === 'in' ? { More: Effect } : {}),
    },
    more: {
      pulled: { words: 'dokumenScreen.pull.entry', useMayPull: useMayWrite, Dialog: Pull },
      ...(side.key === 'in' ? { useOwn: useCrediting } : {}),
    },
    counted: [...counted, draftsWaiting('dokumenScreen')],
    columns: dokumenColumns(side),
    CreateButton: CreateDokumen,
    useActions,
  });
};

const outList = listOf(outSide, useDokumenOutActions, [
  countOf('approved', 'dokumenScreen.approved', outSide.of.status.moves.substitute.from, ['ok', 'check']),
]);
const inList = listOf(inSide, useDokumenInActions, [
  countOf('undecided', 'dokumenScreen.undecided', inSide.of.status.moves.substitute.from, ['warn', 'clock']),
  countOf('credited', 'dokumenScreen.credited', inSide.of.status.moves.rebook.from, ['ok', 'check']),
]);

export const DokumenOutList = () => <DocumentList of={outList} />;
export const DokumenInList = () => <DocumentList of={inList} />;
