import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { creditPeriods, proposedPeriod } from '#domain/faktur/crediting.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import { jakartaDay } from '#domain/scope.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { DecisionDialog } from '../masukan/DecisionDialog.tsx';
import { inSide, outSide, type Row, type Side } from './sides.ts';

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

/** What may be done with a document of what was sold. */
export const useDokumenOutActions = (row: Row, onChanged: Changed, onGone: Changed = onChanged): DocumentActions => {
  const { moves, dialog, busy } = useDocumentActions(outSide.of, row, {
    possible: usePossibleMoves(outSide.of.status, row as never, repairOf(row)),
    about: about(row),
    to: leads(outSide, row),
    ...{ onChanged, onGone },
  });
  return { name: nameOf(row), moves, documents: [], dialog, busy };
};

const decisions = ['credit', 'uncredit', 'rebook'] as const;

/** The same of what was bought, with what is decided of its PPN. */
export const useDokumenInActions = (row: Row, onChanged: Changed, onGone: Changed = onChanged): DocumentActions => {
  const { ask, busy: asking } = useCall();
  const { id, version, period, code, creditPeriod } = row;
  const decide = (decision: CreditDecision) =>
    ask('POST', `/${inSide.of.resource}/${id}/creditable`, { version, decision });
  const { moves, dialog, busy } = useDocumentActions(inSide.of, row, {
    possible: usePossibleMoves(inSide.of.status, row, repairOf(row)).filter(
      (move) => move !== 'credit' || !withoutTax.includes(code),
    ),
    about: about(row),
    to: leads(inSide, row),
    busy: asking,
    does: { restore: () => decide({ move: 'restore' }) },
    dialogs: Object.fromEntries(
      decisions.map((move) => {
        const periods = creditPeriods(period).filter((masa) => move !== 'rebook' || masa !== creditPeriod);
        const proposed = proposedPeriod([period], jakartaDay(Date.now()));
        return [
          move,
          ({
            close,
            run,
          }: {
            close: () => void;
            run: (work: () => Promise<unknown>, words: string) => Promise<void>;
          }) => (
            <DecisionDialog
              move={move}
              busy={asking}
              of={{
                ...{ target: null, own: period, periods, words: about(row) },
                ...{ asks: 'dokumen.asks', reasonLabel: 'dokumenScreen.filed_reason' },
                period: periods.includes(proposed) ? proposed : (periods[0] ?? period),
              }}
              onClose={close}
              onDecide={(decision) => void run(() => decide(decision), `dokumen.done.${move}`)}
            />
          ),
        ];
      }),
    ),
    ...{ onChanged, onGone },
  });
  return { name: nameOf(row), moves, documents: [], dialog, busy };
};
