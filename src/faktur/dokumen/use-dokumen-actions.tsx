import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import { askingSignee } from '../../ui/documents/SigneeDialog.tsx';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { creditDesks } from '../masukan/credit-desk.ts';
import { creditDialogs } from '../masukan/credit-dialogs.tsx';
import { inSide, outSide, type Row, type Side } from './sides.ts';
import { useReturnOf } from './use-return-of.ts';

const nameOf = (row: Row): string => row.number ?? row.counterpartyName;

/** What mends what the office said of it: that leads. */
const repairOf = ({ officeCode }: Row) => (officeCode ? officeAdvice(officeCode).repair : undefined);

const about = (row: Row) => (
  <p>
    <b>{row.number ?? '–'}</b> · {row.counterpartyName}
  </p>
);

const leads = ({ paths }: Side, row: Row) => ({
  save: row.replaces ? paths.editSubstitute(row.id) : paths.edit(row.id),
  substitute: paths.substitute(row.id),
});

type Changed = () => void;

/** Has somebody else sign it; one that was thrown back goes again with that. */
const useSigneeDialog = ({ of: { resource } }: Side, { id, version, status }: Row) => {
  const { ask } = useCall();
  return askingSignee({
    ...{ path: `/${resource}/${id}`, signees: '/efaktur/signee', version },
    resends: sentMoves.retry.from.some((one) => one === status),
    send: () => ask('POST', `/${resource}/retry`, { ids: [id] }),
  });
};

/** What may be done with a document of what was sold. */
export const useDokumenOutActions = (row: Row, onChanged: Changed, onGone: Changed = onChanged): DocumentActions => {
  const changeSignee = useSigneeDialog(outSide, row);
  const { moves, dialog, busy } = useDocumentActions(outSide.of, row, {
    possible: usePossibleMoves(outSide.of.status, row as never, repairOf(row)),
    about: about(row),
    to: leads(outSide, row),
    dialogs: { changeSignee },
    ...{ onChanged, onGone },
  });
  return { name: nameOf(row), moves, documents: useReturnOf('out', row), dialog, busy };
};

/** The same of what was bought, with what is decided of its PPN. */
export const useDokumenInActions = (row: Row, onChanged: Changed, onGone: Changed = onChanged): DocumentActions => {
  const { ask, busy: asking } = useCall();
  const changeSignee = useSigneeDialog(inSide, row);
  const { id, version, code } = row;
  const decide = (decision: CreditDecision) =>
    ask('POST', `/${inSide.of.resource}/${id}/creditable`, { version, decision });
  const { moves, dialog, busy } = useDocumentActions(inSide.of, row, {
    possible: usePossibleMoves(inSide.of.status, row, repairOf(row)).filter(
      (move) => move !== 'credit' || !withoutTax.includes(code),
    ),
    about: about(row),
    to: leads(inSide, row),
    busy: asking,
    dialogs: {
      changeSignee,
      ...creditDialogs(['credit', 'uncredit', 'rebook', 'restore'], row, {
        ...{ desk: creditDesks.dokumen, target: { ids: [id] }, words: about(row), busy: asking, decide },
      }),
    },
    ...{ onChanged, onGone },
  });
  return { name: nameOf(row), moves, documents: useReturnOf('in', row), dialog, busy };
};
