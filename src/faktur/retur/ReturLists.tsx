import type { UseActions } from '../../ui/documents/DocumentChoices.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { countOf } from '../../ui/list/in-strip.tsx';
import { typeList } from '../list/type-list.ts';
import { PullReturned } from './PullReturned.tsx';
import { ReturCreateButton } from './pick-invoice.ts';
import { returParts } from './ReturParts.tsx';
import { returColumns } from './retur-columns.tsx';
import { inSide, outSide, type ReturTotals, type Row, type Side } from './sides.ts';
import { useReturInActions, useReturOutActions } from './use-retur-actions.tsx';
import '../faktur.css';

const listOf = (
  side: Side,
  useActions: UseActions<Row>,
  CreateButton: ListDefinition<Row, ReturTotals>['CreateButton'],
): ListDefinition<Row, ReturTotals> => ({
  ...returParts(side),
  ...typeList<Row, ReturTotals>({ ...side, words: 'returScreen' }, [
    countOf('approved', 'returScreen.approved', ['APPROVED'], ['ok', 'check']),
    countOf('waiting', 'returScreen.waiting', ['WAITING_FOR_APPROVAL'], ['warn', 'clock']),
  ]),
  columns: returColumns(side),
  CreateButton,
  useActions,
});

const inList = listOf(inSide, useReturInActions, ReturCreateButton);
const outList = listOf(outSide, useReturOutActions, PullReturned);

export const ReturInList = () => <DocumentList of={inList} />;
export const ReturOutList = () => <DocumentList of={outList} />;
