import { useMemo } from 'react';
import type { Totals } from '#domain/definition/answers.ts';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import type { ProposalsTaken } from '#domain/faktur/credit-proposals.ts';
import type { fakturMasukan } from '#domain/faktur/masukan.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { newKey } from '../../client/new-key.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';

export const RESOURCE = 'efaktur/in/ctas';

export type MasukanTotals = Totals<(typeof fakturMasukan.list.totals)[number], MasukanStatus>;
export type Masukan = Faktur<MasukanStatus>;

export const useMasukanApi = () => {
  const { ask, busy } = useCall();
  const api = useMemo(
    () => ({
      decide: (id: string, version: number, decision: CreditDecision) =>
        ask('POST', '/efaktur/in/ctas/{id}/creditable', { path: { id }, body: { version, decision } }),
      answer: (
        id: string,
        version: number,
        answer: 'confirm-subs' | 'confirm-cancel',
        agrees: boolean,
        reason?: string,
      ) =>
        ask('PUT', `/efaktur/in/ctas/{id}/${answer}`, {
          path: { id },
          body: { version, agrees, ...(reason ? { reason } : {}) },
        }),
      takeProposals: (target: BulkTarget, taken: ProposalsTaken) =>
        ask('POST', '/efaktur/in/ctas/bulk-proposed', { body: { ...target, taken } }),
      pull: (from: string, to: string) =>
        ask('POST', '/efaktur/in/ctas/prepopulated-djp', { body: { from, to }, key: newKey() }),
      pulled: () => ask('GET', '/efaktur/in/ctas/prepopulated-djp/latest'),
      takeDiffering: (id: string, version: number) =>
        ask('PUT', '/efaktur/in/ctas/prepopulated-djp/finish', {
          body: {
            id,
            version,
            chosen: { verdicts: ['DIFFERENT'] },
          },
        }),
    }),
    [ask],
  );
  return { ...api, busy };
};
