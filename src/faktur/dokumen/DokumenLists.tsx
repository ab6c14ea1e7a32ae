import type { UseActions } from '../../ui/documents/DocumentChoices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day } from '../../ui/layout/values.tsx';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { countOf } from '../../ui/list/in-strip.tsx';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import type { TypeShown } from '../list/TypeCard.tsx';
import { draftsWaiting, typeList } from '../list/type-list.ts';
import { typeParts } from '../list/type-parts.tsx';
import { creditLists } from '../masukan/credit-lists.ts';
import { WhatIf } from '../masukan/WhatIf.tsx';
import { fakturPaths } from '../paths.ts';
import { dokumenColumns, KindName } from './dokumen-columns.tsx';
import { PullDialog } from './pull/PullDialog.tsx';
import { type DokumenTotals, inSide, outSide, type Row, type Side } from './sides.ts';
import { useCrediting } from './use-crediting.tsx';
import { useDokumenInActions, useDokumenOutActions } from './use-dokumen-actions.tsx';
import '../faktur.css';

const Effect = ({ row }: { row: Row }) => <WhatIf desk={creditLists.dokumen} row={row} />;

const partsOf = (side: Side) => {
  const { of, paths } = side;
  const useMayWrite = () => useMay(`efaktur/document/${side.key}/ctas`, 'create');
  const Create = () =>
    useMayWrite() ? (
      <>
        <RefusedLink family={of.name} />
        <CreateButton to={paths.create} words="dokumenScreen.create" />
      </>
    ) : null;
  const words = {
    empty: `${side.words}.empty_title`,
    emptyText: `${side.words}.empty_text`,
    exports: 'dokumenScreen.export',
  };
  const number = (row: Row) => <span className="num">{row.number ?? '–'}</span>;
  const Pull = ({ onClose }: { onClose: () => void }) => <PullDialog side={side} onClose={onClose} />;
  const shown: TypeShown<Row> = {
    detail: paths.detail,
    number,
    amount: 'dpp' as const,
    second: (row: Row) => <KindName of={row} />,
    summary: (row: Row) => (
      <>
        <KindName of={row} /> · {number(row)} · <Day value={row.date} />
      </>
    ),
  };
  const pulled = { words: 'dokumenScreen.pull.entry', useMayPull: useMayWrite, Dialog: Pull };
  const imports = { form: paths.importForm, history: fakturPaths.imports };
  const parts =
    side.key === 'in'
      ? typeParts<Row>(of, words, { ...shown, More: Effect }, { imports, pulled, useOwn: useCrediting })
      : typeParts<Row>(of, words, shown, { imports, pulled });
  return { ...parts, CreateButton: Create };
};

const listOf = (
  side: Side,
  useActions: UseActions<Row>,
  counted: ListDefinition<Row, DokumenTotals>['summary'],
): ListDefinition<Row, DokumenTotals> => ({
  ...partsOf(side),
  ...typeList<Row, DokumenTotals>(
    { of: side.of, title: `${side.words}.title`, detail: side.paths.detail, words: 'dokumenScreen' },
    [...counted, draftsWaiting('dokumenScreen')],
  ),
  columns: dokumenColumns(side),
  useActions,
});

const outList = listOf(outSide, useDokumenOutActions, [
  countOf('approved', 'dokumenScreen.approved', outSide.of.status.moves.substitute.from, ['ok', 'check']),
]);
const inList = listOf(inSide, useDokumenInActions, [
  countOf('undecided', 'dokumenScreen.undecided', inSide.of.status.moves.substitute.from, ['warn', 'clock']),
  countOf('credited', 'dokumenScreen.credited', inSide.of.status.moves.rebook.from, ['ok', 'check']),
]);

export const DokumenOutList = () => <DocumentList of={outList} />;
export const DokumenInList = () => <DocumentList of={inList} />;
