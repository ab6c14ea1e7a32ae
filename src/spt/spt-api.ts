import { useMemo } from 'react';
import type { Waiting } from '#domain/calendar/waiting.ts';
import type { Explained } from '#domain/definition/explain.ts';
import type { Finding } from '#domain/definition/finding.ts';
import type { AmendedLine } from '#domain/spt/amendment.ts';
import type { ToldDue } from '#domain/spt/filing.ts';
import type { Unfit } from '#domain/spt/proofs.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptMove } from '#domain/spt/status.ts';
import type { ToDo } from '#domain/spt/to-do.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import { linkTo } from '../client/carried.ts';
import { newKey } from '../client/new-key.ts';
import type { ExportFormat } from '../ui/documents/bulk-work.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';
import { sptResource } from './resource.ts';

export type SptTotals = {
  readonly count: number;
  /** Slips drawn in, as text like the sums beside it. */
  readonly slipCount: string;
  readonly payable: string;
  readonly overpaid: string;
  readonly paid: string;
  readonly rest: string;
  readonly excluded: number;
  readonly byStatus: Readonly<Record<string, number>>;
};

/** What is to be paid on one account, and how far it is. Amounts in rupiah. */
export type SptBill = {
  readonly line: string;
  readonly kapKjs: string;
  readonly amount: string;
  readonly paid: string;
  readonly rest: string;
  readonly over: string;
  readonly proofs: readonly string[];
};

export type SptProof = {
  readonly id: string;
  readonly kind: 'NTPN' | 'PBK';
  readonly number: string;
  readonly kapKjs: string;
  readonly period: string;
  readonly amount: string;
  readonly date: string;
  readonly ntpnId: string | null;
  readonly createdBy: string;
  readonly createdAt: number;
};

type Version = Pick<SptRecord, 'id' | 'revision' | 'status' | 'payable' | 'overpaid' | 'filedAt' | 'bpe'>;

/** One return with everything its page shows. */
export type SptView = SptRecord &
  ToldDue & {
    readonly label: string;
    readonly actions: readonly SptMove[];
    readonly toDo: ToDo | null;
    readonly fine: Explained | null;
    readonly waiting: Waiting<string> | null;
    readonly bills: readonly SptBill[];
    readonly proofs: readonly (SptProof & { readonly why: Unfit | null })[];
    readonly settled: boolean;
    readonly overpayments: readonly {
      readonly line: string;
      readonly kapKjs: string;
      readonly amount: string;
      readonly becomes: 'carry' | 'refund';
    }[];
    readonly findings: readonly (Finding & { readonly key: string })[];
    readonly versions: readonly Version[];
    readonly changes: readonly AmendedLine[];
  };

/** A job works on it. */
export type Underway = { readonly spt: SptRecord; readonly jobId: string };

type Eligible = { readonly eligible: number; readonly total: number };
type Job = { readonly jobId: string };

type Of = { readonly type: ReturnType; readonly id: string };
type Ask = globalThis.ReturnType<typeof useCall>['ask'];

/** Where a return, or the receipt of its filing, is on paper. */
export const sptPaper = ({ type, id }: Of, paper: 'pdf' | 'bpe'): string =>
  linkTo(`/${sptResource(type)}/${id}/${paper}`);

/** Every call of this room, by the names the contract gives them, over one way of asking. */
const apiOver = (ask: Ask) => {
  const base = (type: ReturnType) => `/${sptResource(type)}`;
  const at = ({ type, id }: Of) => `${base(type)}/${id}`;
  return {
    /** `silent`: whoever makes one shows a refusal by itself. */
    create: (type: ReturnType, period: string, silent = false) =>
      ask<SptRecord>('POST', base(type), { period }, { silent }),
    postPeriod: (type: ReturnType, period: string) => ask<Underway>('POST', `${base(type)}/posting`, { period }),
    post: (of: Of) => ask<Underway>('POST', `${at(of)}/posting`),
    validate: (of: Of) => ask<Underway>('POST', `${at(of)}/validate`),
    amend: (of: Of, reason: string) => ask<SptRecord>('POST', `${at(of)}/amend`, { reason }),
    submit: (of: Of, signeeId: string) =>
      ask<SptRecord>('PUT', `${at(of)}/submit?${new URLSearchParams({ signeeId })}`, undefined, {
        key: newKey(),
      }),
    inquire: (of: Of) => ask<SptRecord>('PUT', `${at(of)}/inquire`),
    cancelWaiting: (of: Of) => ask<SptRecord>('PUT', `${at(of)}/cancel-waiting`),
    remove: (of: Of) => ask<{ id: string }>('DELETE', at(of)),
    eligible: (type: ReturnType, target: BulkTarget, action: string) =>
      ask<Eligible>('POST', `${base(type)}/eligible`, { ...target, action }),
    postAll: (type: ReturnType, target: BulkTarget) => ask<Job>('POST', `${base(type)}/bulk-posting`, target),
    removeAll: (type: ReturnType, target: BulkTarget) => ask<Job>('POST', `${base(type)}/bulk-delete`, target),
    /** The returns of a selection on paper, or the receipts of their filing, in a zip. */
    zip: (type: ReturnType, paper: 'spt' | 'bpe', target: BulkTarget) =>
      ask<Job>('POST', `${base(type)}/bulk-download`, { ...target, paper }),
    exportTo: (type: ReturnType, format: ExportFormat, target: BulkTarget) =>
      ask<Job>('POST', `${base(type)}/export`, { ...target, format }),
  };
};

export type SptApi = globalThis.ReturnType<typeof apiOver>;

/** Tells what went wrong and opens the modal of what stands before it; the promise still rejects, so that nothing goes on. */
export const useSptApi = (): SptApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};
