import type { ReactNode } from 'react';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { creditPeriods, proposedPeriod } from '#domain/faktur/crediting.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { jakartaDay } from '#domain/scope.ts';
import { type About, DecisionDialog, type DecisionMove } from './DecisionDialog.tsx';

type Row = Pick<FakturRow, 'period' | 'creditPeriod'>;

type Dialog = (handed: {
  close: () => void;
  run: (work: () => Promise<unknown>, words: string) => Promise<void>;
}) => ReactNode;

type CreditDialogProps = Omit<About, 'own' | 'period' | 'periods'> & {
  readonly busy: boolean;
  readonly decide: (decision: CreditDecision) => Promise<unknown>;
};

export const creditDialogs = (
  moves: readonly DecisionMove[],
  { period: own, creditPeriod }: Row,
  { busy, decide, ...about }: CreditDialogProps,
): Readonly<Record<string, Dialog>> => {
  const proposed = proposedPeriod([own], jakartaDay(Date.now()));
  const dialogOf =
    (move: DecisionMove): Dialog =>
    ({ close, run }) => {
      const periods = creditPeriods(own).filter((masa) => move !== 'rebook' || masa !== creditPeriod);
      const period = periods.includes(proposed) ? proposed : (periods[0] ?? proposed);
      return (
        <DecisionDialog
          move={move}
          busy={busy}
          of={{ ...about, own, periods, period }}
          onClose={close}
          onDecide={(decision) => void run(() => decide(decision), `${about.list.words}.done.${move}`)}
        />
      );
    };
  return Object.fromEntries(moves.map((move) => [move, dialogOf(move)]));
};
