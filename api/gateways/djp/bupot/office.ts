import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type { Answer } from '../../answer.ts';
import { type DocumentLine, documentOffice } from '../translate.ts';
import { type BupotDocument, fieldOf, sendable } from './document.ts';
import type { BupotOffice, Pull, PullLeave } from './port.ts';

export type BupotRequest = 'issue' | 'cancel';

export type PullParams = { readonly tin: string; readonly authKey: string } & (
  | { readonly numbers: readonly string[] }
  | { readonly period: string; readonly role: PulledSlip['role'] | null }
);

export type BupotLine = DocumentLine<BupotDocument, BupotRequest> & {
  leave(tin: string): Promise<Answer<PullLeave>>;
  pull(params: PullParams): Promise<Answer<readonly PulledSlip[]>>;
};

const pullOf = (params: Pull): PullParams => {
  const { tin, authKey } = params;
  return 'numbers' in params
    ? { tin, authKey, numbers: params.numbers }
    : { tin, authKey, period: params.period, role: params.role ?? null };
};

export const bupotOffice = (about: { name: string; simulated: boolean }, line: BupotLine): BupotOffice => {
  const { send, ask, request } = documentOffice(
    { sendable, fieldOf, unsendable: 'Bukti potong belum lengkap untuk dikirim.' },
    line,
  );
  return {
    ...about,
    capabilities: { send: true, cancel: true, inquire: true, pull: true },
    send,
    ask,
    issue: (document, key) => request('issue', document, '', key),
    cancel: (document, reason, key) => request('cancel', document, reason, key),
    leaveToPull: ({ tin }) => line.leave(tin),
    pull: (params) => line.pull(pullOf(params)),
  };
};
