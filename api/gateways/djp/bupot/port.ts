import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Answer } from '../../answer.ts';
import type { DocumentOffice, SentDocument, Verdict } from '../document-port.ts';

export type OutgoingBupot = {
  /** NPWP of the withholder, 16 digits. */
  readonly tin: string;
  readonly kind: 'NORMAL' | 'CORRECTION';
  readonly correctsNumber?: string | null;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly bupot: Bupot;
};

export type PullLeave = { readonly authKey: string; readonly expiresAt: number };

/** By number, or all of a masa in which the company is payee or withholder. */
export type Pull = { readonly companyId: string; readonly tin: string; readonly authKey: string } & (
  | { readonly numbers: readonly string[] }
  | { readonly period: string; readonly role?: PulledSlip['role'] | undefined }
);

export type BupotCapabilities = {
  readonly send: boolean;
  readonly cancel: boolean;
  readonly inquire: boolean;
  readonly pull: boolean;
};

/**
 * A sent slip is checked and stored (`submitted`); `issue` assigns number and signature. A correction keeps the number
 * of the slip it corrects, which is closed when the correction is issued.
 */
export type BupotOffice = DocumentOffice<OutgoingBupot> & {
  readonly capabilities: BupotCapabilities;
  issue(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  leaveToPull(params: { companyId: string; tin: string }): Promise<Answer<PullLeave>>;
  pull(params: Pull): Promise<Answer<readonly PulledSlip[]>>;
};
