import { NO_NPWP } from '../../rules/identity/npwp.ts';
import type { DokumenInput } from '../dokumen.ts';
import { type DokumenKind, type DokumenSide, kindOf } from '../dokumen-kinds.ts';
import { dokumenFieldsOf } from '../dokumen-record.ts';

/** Customs (PIB, PEB), and payments of PPN on services and intangibles from abroad (411212-101). */
export const dokumenSources = ['PIB', 'PAYMENT', 'PEB'] as const;
export type DokumenSource = (typeof dokumenSources)[number];

const bySide: Readonly<Record<DokumenSide, readonly DokumenSource[]>> = { in: ['PIB', 'PAYMENT'], out: ['PEB'] };

export const sourcesOf = (side: DokumenSide): readonly DokumenSource[] => bySide[side];

/** DRAFT must still be completed and signed; CREDITED and UNCREDITED are decisions made at the portal. */
export const pulledDokumenStates = ['DRAFT', 'APPROVED', 'CREDITED', 'UNCREDITED', 'AMENDED', 'CANCELED'] as const;
export type PulledDokumenStatus = (typeof pulledDokumenStates)[number];

export const isUnsigned = ({ status }: { readonly status: PulledDokumenStatus }): boolean => status === 'DRAFT';

/** Another document as returned by the office; amounts in rupiah. */
export type PulledDokumen = {
  /**
   * For a PIB its registration number and the NTPN ("000100#0802251114110609"), for a payment the NTPN and the tax
   * office ("…#021").
   */
  readonly number: string;
  /** YYYY-MM-DD; for a PIB and a payment the payment date. */
  readonly date: string;
  /** YYYY-MM. */
  readonly period: string;
  readonly documentKind: DokumenKind;
  readonly status: PulledDokumenStatus;
  /** The masa it is credited in, YYYY-MM. */
  readonly creditPeriod: string | null;
  /** Who recorded it at the office: DJBC for documents from customs. */
  readonly recordedBy: string;
  readonly party: { readonly name: string; readonly address: string };
  readonly dpp: string;
  readonly ppn: string;
  readonly ppnbm: string;
};

export const inputOfPulled = ({ number, date, documentKind, party, dpp, ppn, ppnbm }: PulledDokumen): DokumenInput => ({
  documentKind,
  number,
  date,
  dpp,
  ppn,
  ppnbm,
  code: kindOf(documentKind).details[0] ?? '',
  addInfo: null,
  reference: null,
  uncreditReason: null,
  counterpartyNpwp: NO_NPWP,
  counterpartyName: party.name,
  counterpartyAddress: party.address,
});

/** A pulled document as record fields. Throws RangeError on an amount out of range. */
export const pulledDokumenFields = (theirs: PulledDokumen) => ({
  ...dokumenFieldsOf(inputOfPulled(theirs)),
  period: theirs.period,
});
