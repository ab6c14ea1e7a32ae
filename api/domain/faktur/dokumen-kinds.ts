/** Dokumen Lain templates of Coretax: the transaction, and the kind of document that proves it. */
type Kind = {
  readonly side: 'out' | 'in';
  /** TransactionType: 01 delivery, 02 export, 03 import, 04 purchase; 05 marks any incoming one as not credited. */
  readonly transaction: '01' | '02' | '03' | '04';
  /** TransactionDocument, without a leading zero. */
  readonly document: string;
  /** Allowed values of TransactionDetail. */
  readonly details: readonly string[];
  readonly abroad: boolean;
  /** Goods: only they have PPnBM. */
  readonly goods: boolean;
  /** Without PPN: exports are taxed at 0 percent (UU PPN ps. 7 ayat (2)). */
  readonly zeroRated: boolean;
  /** Requires its own reference in the office's file. */
  readonly referenced: boolean;
};

const abroad = { abroad: true, goods: true, zeroRated: false, referenced: false } as const;
const deliveries = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const;
const within = { details: deliveries, abroad: false, goods: true, zeroRated: false, referenced: false } as const;
const exported = { ...abroad, side: 'out', transaction: '02', zeroRated: true } as const;

export const dokumenKinds = {
  PEB: { ...exported, document: '4', details: ['11'] },
  EXPORT_INTANGIBLE: { ...exported, document: '5', details: ['12'], goods: false, referenced: true },
  EXPORT_SERVICE: { ...exported, document: '5', details: ['13'], goods: false, referenced: true },
  AS_INVOICE_OUT: { ...within, side: 'out', transaction: '01', document: '1' },
  CK1: { ...within, side: 'out', transaction: '01', document: '2' },
  BONDED_OUT: { ...within, side: 'out', transaction: '01', document: '3' },
  PIB: { ...abroad, side: 'in', transaction: '03', document: '10', details: ['14'] },
  PIB_PAID: { ...abroad, side: 'in', transaction: '03', document: '6', details: ['14'] },
  FROM_ABROAD: { ...abroad, side: 'in', transaction: '03', document: '7', details: ['15'], goods: false },
  AS_INVOICE_IN: { ...within, side: 'in', transaction: '04', document: '8' },
  ASSESSMENT: { ...within, side: 'in', transaction: '04', document: '9' },
} as const satisfies Record<string, Kind>;

export type DokumenKind = keyof typeof dokumenKinds;
export type DokumenSide = Kind['side'];

export const allDokumenKinds = Object.keys(dokumenKinds) as [DokumenKind, ...DokumenKind[]];

export const kindsOf = (side: DokumenSide): [DokumenKind, ...DokumenKind[]] =>
  allDokumenKinds.filter((kind) => dokumenKinds[kind].side === side) as [DokumenKind, ...DokumenKind[]];

/** Registration number of customs and NTPN, in the format of the office's list: "000100#0802060711110609". */
export const isPibNumber = (number: string): boolean => /^\d{6}#[0-9A-Z]{16}$/.test(number.trim());

export const kindOf = (kind: DokumenKind): Kind => dokumenKinds[kind];

export const allDetails = [...new Set(allDokumenKinds.flatMap((kind) => kindOf(kind).details))].sort() as [
  string,
  ...string[],
];

/** Details under a facility: the file of outgoing documents also requires the reason. */
export const needsInfo = ({ documentKind, code }: { documentKind: DokumenKind; code: string }): boolean =>
  kindOf(documentKind).side === 'out' && (code === '07' || code === '08');

/**
 * The office's files of returns have details 01 to 10 and the documents 01, 02, 03 (outgoing) and 08 (incoming). Other
 * kinds are corrected by their own documents.
 */
export const returnableKinds = [
  'AS_INVOICE_OUT',
  'CK1',
  'BONDED_OUT',
  'AS_INVOICE_IN',
] as const satisfies readonly DokumenKind[];
