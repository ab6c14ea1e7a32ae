import type { Bupot } from '#domain/bupot/record.ts';
import type { AttachedTable, AttachmentKey, PrintedInduk } from '#domain/spt/definition.ts';
import type { CollectedRow } from '#domain/spt/ppn/collected-xml.ts';
import type { Column } from '#domain/spt/ppn/rows.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { ReturnFaktur } from '#domain/spt/return-document.ts';
import { isFiled, isSent, isVoid } from '#domain/spt/status-queries.ts';

/** What a line of an attachment shows of a slip. */
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

/** What a line of an attachment shows of a VAT document, amounts in rupiah. */
export type ListedFaktur = Pick<
  ReturnFaktur,
  'id' | 'number' | 'date' | 'code' | 'counterpartyName' | 'counterpartyNpwp' | 'originNumber' | Column
>;

/** A table of an attachment with its documents: all of them, or as many as one paper made on the spot holds. */
export type ListedTable = Pick<AttachedTable, 'key'> & {
  readonly attachment: AttachmentKey;
  readonly documents: readonly (ListedSlip | ListedFaktur)[];
  /** Documents there are besides. */
  readonly more: number;
};

/** Who a printed return is signed by. */
export type ReturnSignee = { readonly name: string; readonly npwp: string; readonly acts: 'WAJIB_PAJAK' | 'KUASA' };

/** Everything a printed return shows. */
export type SptPaper = {
  readonly spt: SptRecord;
  readonly printed: PrintedInduk;
  /** Name of the form the table is of. */
  readonly induk: string;
  readonly taxpayer: {
    readonly name: string;
    readonly npwp: string;
    readonly address: string;
    readonly city: string;
  };
  readonly signee: ReturnSignee | null;
  readonly tables: readonly ListedTable[];
  /** The rows of list C; null where no file of it was handed in. */
  readonly collected: { readonly rows: readonly CollectedRow[]; readonly more: number } | null;
  /** Annulled by the office, it has let go of its documents. */
  readonly released: boolean;
  readonly qr: string;
};

type SptMark = 'draft' | 'sent' | 'annulled';

/** Only a return the office has taken is without a mark. */
export const sptMark = (spt: SptRecord): SptMark | null => {
  if (isFiled(spt)) return null;
  if (isVoid(spt)) return 'annulled';
  return isSent(spt) ? 'sent' : 'draft';
};

/** The facts of a return as its QR code carries them. The office's own QR content is not public. */
export const sptFacts = (spt: SptRecord, npwp: string): string =>
  [spt.bpe ?? spt.id, npwp, spt.type, spt.period, spt.revision, spt.payable].join('|');
