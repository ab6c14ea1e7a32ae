import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import type { ProposalsTaken } from '#domain/faktur/credit-proposals.ts';
import { isUndecided } from '#domain/faktur/masukan-status.ts';
import type { Job } from '#domain/jobs/view-schema.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { endOf } from '../../client/end-of-job.ts';
import { listsAnew } from '../../client/events.ts';
import { undoable } from '../../ui/feedback/Toast.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { useCreditApi } from './credit-lists.ts';
import { type About, DecisionDialog, type DecisionMove } from './DecisionDialog.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';

type DecisionBody = CreditDecision | ({ readonly move: 'propose' } & ProposalsTaken);

/** Up to this number the page waits for the job; larger jobs are reported by the job centre. */
const WAITED_FOR = 200;

type Chosen<Row> = { readonly target: BulkTarget; readonly count: number; readonly rows: readonly Row[] };

const undecidedOf = ({ target, count, rows }: Chosen<{ readonly status: string }>): readonly string[] =>
  'ids' in target && rows.length === count && rows.every(isUndecided) ? target.ids : [];

export const useDeciding = (
  { rows, count, ...about }: About & Chosen<{ readonly status: string }>,
  clear: () => void,
) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const api = useCreditApi(about.list);
  const { ask, busy: taking } = useCall();
  const [asking, setAsking] = useState<DecisionMove | 'propose' | null>(null);
  const [waiting, setWaiting] = useState(false);

  const backOf = (decision: DecisionBody): (() => void) | undefined => {
    const ids = undecidedOf({ ...about, rows, count });
    if (ids.length === 0 || decision.move === 'restore' || decision.move === 'invalidate') return undefined;
    const { lockReason } = decision;
    const restore = { move: 'restore', ...(lockReason ? { lockReason } : {}) } as const;
    return () => void run(() => api.decideMany({ ids }, restore), restore);
  };

  const tell = ({ result }: Job, decision: DecisionBody) => {
    const undo = (result?.decided ?? 0) > 0 ? backOf(decision) : undefined;
    const { decided = 0, skipped = [] } = result ?? {};
    const period = 'creditPeriod' in decision ? formatPeriod(decision.creditPeriod) : '';
    const words = [
      translate(`${about.list.named}.decided.${decision.move}`, {
        smart_count: decided,
        count: formatCount(decided),
        period,
      }),
      ...skipped.map(({ count, message }) =>
        translate(`${about.list.named}.effect.skipped`, { smart_count: count, count: formatCount(count), message }),
      ),
    ];
    notify(words.join(' '), { type: skipped.length > 0 ? 'warning' : 'success', ...(undo ? undoable(undo) : {}) });
  };

  const run = async (begin: () => Promise<{ jobId: string; total: number }>, decision: DecisionBody): Promise<void> => {
    setWaiting(true);
    try {
      const { jobId, total } = await begin();
      setAsking(null);
      const job = total <= WAITED_FOR ? await endOf(jobId) : null;
      if (job?.status === 'DONE') tell(job, decision);
      else notify('list.job_started', { type: 'success' });
      clear();
      listsAnew(client, about.list.resource);
    } catch {
      // The error was already reported.
    } finally {
      setWaiting(false);
    }
  };

  const decide = (decision: CreditDecision) => run(() => api.decideMany(about.target, decision), decision);

  const take = (taken: ProposalsTaken) =>
    ask('POST', '/efaktur/in/ctas/bulk-proposed', { body: { ...about.target, taken } });

  const busy = api.busy || taking || waiting;
  return {
    busy,
    ask: setAsking,
    dialog: (asking === 'propose' ? (
      <ProposalDialog
        of={about}
        busy={busy}
        onClose={() => setAsking(null)}
        onTake={(taken) => void run(() => take(taken), { move: 'propose', ...taken })}
      />
    ) : (
      asking && (
        <DecisionDialog
          key={asking}
          move={asking}
          of={about}
          busy={busy}
          onClose={() => setAsking(null)}
          onDecide={(decision) => void decide(decision)}
        />
      )
    )) as ReactNode,
  };
};
