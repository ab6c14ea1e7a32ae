import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { aboutOf, useSentActions } from '../list/use-sent-actions.tsx';
import { creditDialogs } from '../masukan/credit-dialogs.tsx';
import { creditLists } from '../masukan/credit-lists.ts';
import { inSide, outSide, type Row, type Side } from './sides.ts';
import { useReturnOf } from './use-return-of.ts';

const nameOf = (row: Row): string => row.number ?? row.counterpartyName;

/** Other documents cannot be marked as unfit for credit. */
type DokumenDecision = Exclude<CreditDecision, { move: 'invalidate' }>;

const about = (row: Row) => aboutOf(row.number ?? '–', row);

const leads = ({ paths }: Side, row: Row) => ({
  save: row.replaces ? paths.editSubstitute(row.id) : paths.edit(row.id),
  substitute: paths.substitute(row.id),
});

type Changed = () => void;

export const useDokumenOutActions = (row: Row, onChanged: Changed, onGone: Changed = onChanged): DocumentActions => {
  const { moves, dialog, busy } = useSentActions(outSide.of, row, {
    about: about(row),
    to: leads(outSide, row),
    onChanged,
    onGone,
  });
  return { name: nameOf(row), moves, documents: useReturnOf('out', row), dialog, busy };
};

export const useDokumenInActions = (row: Row, onChanged: Changed, onGone: Changed = onChanged): DocumentActions => {
  const { ask, busy: asking } = useCall();
  const { id, version, code } = row;
  const decide = (decision: CreditDecision) =>
    ask('POST', '/efaktur/document/in/ctas/{id}/creditable', {
      path: { id },
      body: { version, decision: decision as DokumenDecision },
    });
  const { moves, dialog, busy } = useSentActions(inSide.of, row, {
    about: about(row),
    to: leads(inSide, row),
    onChanged,
    onGone,
    busy: asking,
    barred: (move) => move === 'credit' && withoutTax.includes(code),
    dialogs: creditDialogs(['credit', 'uncredit', 'rebook', 'restore'], row, {
      list: creditLists.dokumen,
      target: { ids: [id] },
      words: about(row),
      busy: asking,
      decide,
    }),
  });
  return { name: nameOf(row), moves, documents: useReturnOf('in', row), dialog, busy };
};
