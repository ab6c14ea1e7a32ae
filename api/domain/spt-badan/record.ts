import type { Amounts } from '../definition/worked.ts';
import { type AnnualEntries, noEntries, type SheetEntries } from './entries.ts';
import type { AnnualEra } from './era.ts';
import type { DrawnSources } from './sources/draw.ts';
import type { AnnualStatus } from './status.ts';

/** A file whose rows were taken into a sheet. */
export type RowsImported = {
  readonly table: string;
  readonly fileName: string;
  readonly rows: number;
  /** Rows that were left out because they did not fit. */
  readonly left: number;
  readonly at: number;
  readonly by: string;
};

/** A sheet as saved, with a version of its own, so that two people can fill in different sheets. */
export type StoredSheet = SheetEntries & {
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: number;
  /** By source, what it had for this sheet when it was drawn last. */
  readonly drawn?: DrawnSources;
  /** The last files, the oldest first. */
  readonly imports?: readonly RowsImported[];
};

export type StoredSheets = Readonly<Record<string, StoredSheet>>;

/** An annual return of a company. Times are epoch ms, amounts decimal strings in rupiah. */
export type AnnualReturn = {
  id: string;
  companyId: string;
  version: number;
  taxYear: number;
  /** Months of the tax year: fewer than 12 in the first one. */
  months: number;
  /** 0 normal, 1 first pembetulan, … */
  revision: number;
  replaces: string | null;
  era: AnnualEra;
  status: AnnualStatus;
  sheets: StoredSheets;
  /** All lines as calculated at the last save. */
  amounts: Amounts;
  taxDue: string;
  payable: string;
  overpaid: string;
  signeeId: string | null;
  filedAt: number | null;
  /** Number of the receipt of filing (bukti penerimaan elektronik). */
  bpe: string | null;
  /** Last day to file (YYYY-MM-DD) by a notice of extension that counts, before any shift over days off. */
  extendedTo: string | null;
  /** Why it was corrected. */
  reason: string | null;
  officeCode: string | null;
  officeMessage: string | null;
  officeRef: string | null;
  createdBy: string;
  createdAt: number;
  updatedBy: string;
  updatedAt: number;
};

export const entriesOf = ({ sheets }: Pick<AnnualReturn, 'sheets'>): AnnualEntries => sheets;

export const sheetOf = ({ sheets }: Pick<AnnualReturn, 'sheets'>, sheet: string): SheetEntries & { version: number } =>
  sheets[sheet] ?? { ...noEntries, version: 0 };
