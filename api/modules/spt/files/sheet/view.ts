import type { Bupot } from '#domain/bupot/record.ts';
import type { AttachedTable, AttachmentKey, PrintedInduk } from '#domain/spt/definition.ts';
import type { CollectedRow } from '#domain/spt/ppn/collected-xml.ts';
import type { Column } from '#domain/spt/ppn/lists.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { ReturnFaktur } from '#domain/spt/return-document.ts';
import { isFiled, isSent, isVoid } from '#domain/spt/status-queries.ts';

export type ListedSlip = Pick<
  Bupot,
  | 'id'
  | 'kind'
  | 'number'
  | 'date'
  | 'payeeNpwp'
  | 'payeeName'
  | 'taxCode'
  | 'kapKjs'
  | 'gross'
  | 'base'
  | 'rate'
  | 'tax'
  | 'borne'
  | 'facility'
>;

export type ListedFaktur = Pick<
  ReturnFaktur,
  'id' | 'number' | 'date' | 'code' | 'counterpartyName' | 'counterpartyNpwp' | 'originNumber' | Column
>;

/** All documents, or the first ones for a PDF made during the request. */
export type ListedTable = Pick<AttachedTable, 'key'> & {
  readonly attachment: AttachmentKey;
  readonly documents: readonly (ListedSlip | ListedFaktur)[];
  readonly more: number;
};

export type ReturnSignee = { readonly name: string; readonly npwp: string; readonly acts: 'WAJIB_PAJAK' | 'KUASA' };

export type SptPaper = {
  readonly spt: SptRecord;
  readonly printed: PrintedInduk;
  readonly induk: string;
  readonly taxpayer: {
    readonly name: string;
    readonly npwp: string;
    readonly address: string;
    readonly city: string;
  };
  readonly signee: ReturnSignee | null;
  readonly tables: readonly ListedTable[];
  readonly collected: { readonly rows: readonly CollectedRow[]; readonly more: number } | null;
  readonly released: boolean;
  readonly qr: string;
};

type SptMark = 'draft' | 'sent' | 'annulled';

export const sptMark = (spt: SptRecord): SptMark | null => {
  if (isFiled(spt)) return null;
  if (isVoid(spt)) return 'annulled';
  return isSent(spt) ? 'sent' : 'draft';
};

/** In the QR code. The tax office's own QR content is not public. */
export const sptFacts = (spt: SptRecord, npwp: string): string =>
  [spt.bpe ?? spt.id, npwp, spt.type, spt.period, spt.revision, spt.payable].join('|');
