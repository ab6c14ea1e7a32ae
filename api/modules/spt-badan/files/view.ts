import type { SheetToPrint } from '#domain/spt-badan/printed-sheets.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { isAnnualFiled, isAnnualVoid } from '#domain/spt-badan/status.ts';

export type AnnualPaper = {
  readonly of: Pick<
    AnnualReturn,
    'era' | 'taxYear' | 'months' | 'revision' | 'status' | 'reason' | 'bpe' | 'filedAt' | 'updatedAt'
  >;
  /** First and last month of the book year, YYYY-MM. */
  readonly from: string;
  readonly to: string;
  readonly taxpayer: {
    readonly name: string;
    readonly npwp: string;
    readonly address: string;
    readonly city: string;
  };
  readonly signee: {
    readonly name: string;
    readonly npwp: string;
    readonly acts: 'WAJIB_PAJAK' | 'KUASA';
  } | null;
  readonly sheets: readonly SheetToPrint[];
  /** Sheets without entries. */
  readonly left: readonly string[];
  /** Kind of the financial statements (8A) or sector of L1; empty while it is not chosen. */
  readonly variant: string;
  /** Rows of a table that are printed at most. */
  readonly most: number;
  readonly qr: string;
};

/** Everything but a filed return has a watermark. */
export const annualMark = (of: AnnualPaper['of']): 'draft' | 'annulled' | null => {
  if (isAnnualFiled(of)) return null;
  return isAnnualVoid(of) ? 'annulled' : 'draft';
};
