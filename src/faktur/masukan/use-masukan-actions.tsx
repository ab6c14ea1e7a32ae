import { useTranslate } from 'react-admin';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { creditPeriods, proposedPeriod } from '#domain/faktur/crediting.ts';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import { whyNotBack } from '#domain/faktur/retur-masukan.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import { jakartaDay } from '#domain/scope.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { returPaths } from '../paths.ts';
import { DecisionDialog, type DecisionMove } from './DecisionDialog.tsx';
import { useMasukanApi } from './masukan-api.ts';

const decisions = ['credit', 'uncredit', 'rebook', 'restore', 'invalidate'] as const satisfies readonly DecisionMove[];

/** What goes back of an invoice; one of which nothing may says why. */
const useReturn = ({ id, status }: Pick<MasukanListRow, 'id' | 'status'>): readonly MenuChoice[] => {
  const translate = useTranslate();
  const may = useMay('efaktur/in/return/ctas', 'create');
  const why = whyNotBack({ status });
  const told = why === null ? {} : { why: translate(why) };
  // Of one that is credited, nothing is left to decide first.
  const leads = status === 'CREDITED';
  return may
    ? [
        {
          key: 'return',
          label: translate('returScreen.create'),
          icon: 'undo',
          to: returPaths.create(id),
          leads,
          ...told,
        },
      ]
    : [];
};

/** What may be decided of one incoming invoice now, with the questions that come first. */
export const useMasukanActions = (row: MasukanListRow, onChanged: () => void): DocumentActions => {
  const api = useMasukanApi();
  const { id, version, period } = row;
  const possible = usePossibleMoves(masukanStatus, row).filter(
    (move) => move !== 'credit' || !withoutTax.includes(row.code),
  );
  const about = (
    <p>
      <b>
        <Identifier value={row.number} form="faktur" />
      </b>{' '}
      · {row.counterpartyName}
    </p>
  );
  const today = jakartaDay(Date.now());
  const { moves, dialog, busy } = useDocumentActions(fakturMasukan, row, {
    possible,
    about,
    busy: api.busy,
    does: {
      agreeAmendment: () => api.answer(id, version, 'confirm-subs', true),
      refuseAmendment: (reason) => api.answer(id, version, 'confirm-subs', false, reason),
      agreeCancellation: () => api.answer(id, version, 'confirm-cancel', true),
      refuseCancellation: (reason) => api.answer(id, version, 'confirm-cancel', false, reason),
    },
    dialogs: Object.fromEntries(
      decisions.map((move) => [
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
            busy={api.busy}
            of={{
              target: { ids: [id] },
              own: period,
              periods: creditPeriods(period).filter((masa) => move !== 'rebook' || masa !== row.creditPeriod),
              period: proposedFor(row, move, today),
              words: about,
            }}
            onClose={close}
            onDecide={(decision: CreditDecision) =>
              void run(() => api.decide(id, version, decision), `masukan.done.${move}`)
            }
          />
        ),
      ]),
    ),
    onChanged,
  });
  return { name: row.number ?? row.counterpartyName, moves, documents: useReturn(row), busy, dialog };
};

/** The masa that is chosen when the question opens: another than the one it is credited in, where that is to change. */
const proposedFor = (
  { period, creditPeriod }: Pick<MasukanListRow, 'period' | 'creditPeriod'>,
  move: DecisionMove,
  today: string,
): string => {
  const proposed = proposedPeriod([period], today);
  if (move !== 'rebook' || proposed !== creditPeriod) return proposed;
  return creditPeriods(period).find((masa) => masa !== creditPeriod) ?? proposed;
};
