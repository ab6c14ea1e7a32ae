import type { ReturnType, SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotStatus } from '#domain/bupot/status.ts';
import type { Finding } from '#domain/definition/finding.ts';
import type { ToldDue } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { isUnderway } from '#domain/spt/status-queries.ts';
import { pollDelay, useEvents } from '../../client/events.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { sptResource } from '../resource.ts';

type Found =
  | 'id'
  | 'type'
  | 'period'
  | 'revision'
  | 'status'
  | 'postedAt'
  | 'stale'
  | 'slipCount'
  | 'officeMessage'
  | 'updatedAt';

/** What posting a masa would bring, and the return it would go into. Amounts in rupiah. */
export type PostingView = ToldDue & {
  readonly spt: (Pick<SptRecord, Found> & { readonly actions: readonly SptMove[] }) | null;
  readonly drawn: readonly {
    readonly kind: SlipKind;
    readonly count: number;
    readonly tax: string;
    readonly borne: string;
  }[];
  readonly payable: string;
  readonly overpaid: string;
  readonly waiting: readonly {
    readonly kind: SlipKind;
    readonly status: BupotStatus;
    readonly count: number;
    readonly tax: string;
  }[];
  /** Slips no row of the return takes, of which the findings speak. */
  readonly unmapped: readonly { readonly kind: SlipKind; readonly kapKjs: string; readonly count: number }[];
  readonly findings: readonly (Finding & { readonly key: string })[];
};

/** The masa as it stands, read again on every news of returns or slips; while a job works on it also without any. */
export const usePosting = (type: ReturnType, period: string) => {
  const asked = useGet<PostingView>(period === '' ? null : `/${sptResource(type)}/posting?period=${period}`, {
    quiet: true,
    refetchInterval: (held) => pollDelay(1, held?.spt != null && isUnderway(held.spt)),
  });
  const again = () => {
    if (period !== '') void asked.refetch();
  };
  useEvents('spt', again, again);
  useEvents('bupot', again);
  return { ...asked, again };
};
