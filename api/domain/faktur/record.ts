import type { InputOf } from '../definition/field-table.ts';
import type { BaseScheme } from './codes.ts';
import type { inputFields, lineFields } from './fields.ts';
import type { OwnValues } from './own-fields.ts';
import type { FakturStatus } from './status.ts';
import type { FakturType } from './types.ts';

export type { Finding } from '../definition/finding.ts';

/** Amounts are decimal strings in rupiah ("1234567.50"); price and quantity decimal strings with up to 5 places. Days YYYY-MM-DD, masa YYYY-MM. */

export type CounterpartyDocument = FakturInput['counterpartyDocument'];
/** EMPTY: paid in full. CASH_ADVANCE: uang muka or a later termin. PAID: pelunasan, takes the rest. */
export const paymentTerms = ['EMPTY', 'CASH_ADVANCE', 'PAID'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];
export type { BaseScheme };
/** In addition to the status: normal, substitute, substituted, cancelled. */
export const fakturKinds = ['NORMAL', 'NORMAL_SUBS', 'SUBSTITUTED', 'CANCELED'] as const;
export type FakturKind = (typeof fakturKinds)[number];

export type FakturLineInput = InputOf<typeof lineFields>;

/** What a new line reuses from an earlier invoice: everything but quantity and discount. */
export type EarlierLine = Pick<FakturLineInput, 'opt' | 'code' | 'name' | 'unit' | 'price'>;

export type FakturInput = InputOf<typeof inputFields>;

export type LineAmounts = {
  /** price × quantity. */
  gross: string;
  /** gross − discount: the line's share of the contract. */
  contractDpp: string;
  /** The part of the line taken by this invoice; equals contractDpp unless it is a stage. */
  dpp: string;
  otherDpp: string;
  /** Percent: "12". */
  ppnRate: string;
  ppn: string;
  ppnbm: string;
};

export type FakturAmounts = {
  gross: string;
  discount: string;
  contractDpp: string;
  dpp: string;
  otherDpp: string;
  ppn: string;
  ppnbm: string;
};

export type FakturLine = FakturLineInput & LineAmounts;

export type Faktur<S extends string = FakturStatus> = Omit<FakturInput, 'lines'> &
  FakturAmounts &
  OwnValues & {
    id: string;
    companyId: string;
    version: number;
    type: FakturType;
    status: S;
    kind: FakturKind;
    /** 17 digits, given by the office at approval. */
    number: string | null;
    /** Masa pajak, YYYY-MM; a substitute keeps the masa of its original. */
    period: string;
    /** Last day to upload, YYYY-MM-DD. */
    uploadDeadline: string;
    replaces: string | null;
    replacedBy: string | null;
    /** Number of earlier replacements: 0 normal, 1 first replacement. */
    revision: number;
    reason: string | null;
    /** The office's code and text of the last answer that was not an approval. */
    officeCode: string | null;
    officeMessage: string | null;
    /** The office's key for this document after it was accepted. */
    officeRef: string | null;
    /** Chosen for this document by a person; otherwise the company's current signee. */
    signeeId: string | null;
    signeeName: string | null;
    errorCount: number;
    importId: string | null;
    originId: string | null;
    originNumber: string | null;
    /** Invoices to a collector (02, 03): the NTPN of the receipt for its PPN, once received, and the payment date. */
    collectorNtpn: string | null;
    collectorPaidOn: string | null;
    /** Time the PDF was last sent to the buyer, epoch ms. */
    sentAt: number | null;
    createdBy: string;
    createdAt: number;
    updatedBy: string;
    updatedAt: number;
    lines: FakturLine[];
  };

export type FakturRow<S extends string = FakturStatus> = Omit<Faktur<S>, 'lines'>;

type Listed =
  | ('id' | 'version' | 'status' | 'kind' | 'number' | 'period' | 'date' | 'code' | 'reference' | 'term' | 'updatedAt')
  | ('counterpartyName' | 'counterpartyNpwp' | 'counterpartyDocumentNumber' | 'dpp' | 'otherDpp' | 'ppn')
  | ('replaces' | 'replacedBy' | 'officeCode' | 'collectorNtpn');
type OnRequest =
  | ('ppnbm' | 'counterpartyNitku' | 'uploadDeadline' | 'signeeName' | 'sentAt' | 'createdBy')
  | 'collectorPaidOn';

export type FakturListRow = Pick<FakturRow, Listed> & Partial<Pick<FakturRow, OnRequest>>;
