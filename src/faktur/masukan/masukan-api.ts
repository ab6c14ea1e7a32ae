import { useMemo } from 'react';
import type { Totals } from '#domain/definition/answers.ts';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import type { ProposalsTaken } from '#domain/faktur/credit-proposals.ts';
import type { fakturMasukan } from '#domain/faktur/masukan.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import type { FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { newKey } from '../../client/new-key.ts';
import type { ExportFormat } from '../../ui/documents/bulk-work.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { BulkTarget } from '../../ui/list/definition.ts';

export const RESOURCE = 'efaktur/in/ctas';
const BASE = `/${RESOURCE}`;

export type MasukanTotals = Totals<(typeof fakturMasukan.list.totals)[number], MasukanStatus>;
export type Masukan = Faktur<MasukanStatus>;

export const useMasukanApi = () => {
  const { ask, busy } = useCall();
  const api = useMemo(
    () => ({
      decide: (id: string, version: number, decision: CreditDecision) =>
        ask<Masukan>('POST', `${BASE}/${id}/creditable`, { version, decision }),
      /** Agrees to the seller's request, or refuses it with a reason. */
      answer: (
        id: string,
        version: number,
        answer: 'confirm-subs' | 'confirm-cancel',
        agrees: boolean,
        reason?: string,
      ) => ask<Masukan>('PUT', `${BASE}/${id}/${answer}`, { version, agrees, ...(reason ? { reason } : {}) }),
      takeProposals: (target: BulkTarget, taken: ProposalsTaken) =>
        ask<{ jobId: string; total: number }>('POST', `${BASE}/bulk-proposed`, { ...target, taken }),
      /** Fetches the invoices of some masa (YYYY-MM); new ones are added. */
      pull: (from: string, to: string) =>
        ask<{ jobId: string }>('POST', `${BASE}/prepopulated-djp`, { from, to }, { key: newKey() }),
      pulled: () => ask<FakturPullView | null>('GET', `${BASE}/prepopulated-djp/latest`),
      takeDiffering: (id: string, version: number) =>
        ask<{ jobId: string }>('PUT', `${BASE}/prepopulated-djp/finish`, {
          id,
          version,
          chosen: { verdicts: ['DIFFERENT'] },
        }),
      exportTo: (format: ExportFormat, target: BulkTarget) => ask('POST', `${BASE}/${format}`, target),
    }),
    [ask],
  );
  return { ...api, busy };
};
