import { NO_NPWP } from '../../rules/identity/npwp.ts';
import type { DokumenInput } from '../dokumen.ts';
import { type DokumenKind, type DokumenSide, kindOf } from '../dokumen-kinds.ts';
import { dokumenFieldsOf } from '../dokumen-record.ts';

/**
 * What the office has other documents of before anybody writes them: what customs hands on (PIB, PEB), and payments of PPN on services and intangibles
 * from abroad (411212-101).
 */
export const dokumenSources = ['PIB', 'PAYMENT', 'PEB'] as const;
export type DokumenSource = (typeof dokumenSources)[number];

const bySide: Readonly<Record<DokumenSide, readonly DokumenSource[]>> = { in: ['PIB', 'PAYMENT'], out: ['PEB'] };

/** What the office is asked for, for one side. */
export const sourcesOf = (side: DokumenSide): readonly DokumenSource[] => bySide[side];

/** A draft at the office is still to be completed and signed; decisions are those made of its PPN at the portal. */
export const pulledDokumenStates = ['DRAFT', 'APPROVED', 'CREDITED', 'UNCREDITED', 'AMENDED', 'CANCELED'] as const;
export type PulledDokumenStatus = (typeof pulledDokumenStates)[number];

/** It is still to be completed and signed. */
export const isUnsigned = ({ status }: { readonly status: PulledDokumenStatus }): boolean => status === 'DRAFT';

/** Another document as the office tells of it; amounts in rupiah. */
export type PulledDokumen = {
  /** Of a PIB its registration and the NTPN ("000100#0802251114110609"), of a payment the NTPN and the tax office ("…#021"). */
  readonly number: string;
  /** YYYY-MM-DD; of a PIB and a payment the day it was paid. */
  readonly date: string;
  /** YYYY-MM. */
  readonly period: string;
  readonly documentKind: DokumenKind;
  readonly status: PulledDokumenStatus;
  /** The masa it is credited in, YYYY-MM. */
  readonly creditPeriod: string | null;
  /** Who recorded it at the office: DJBC what customs handed on. */
  readonly recordedBy: string;
  /** Empty where the office does not know: a payment names nobody. */
  readonly party: { readonly name: string; readonly address: string };
  readonly dpp: string;
  readonly ppn: string;
  readonly ppnbm: string;
};

/** What the office tells of one, as a person would have handed it in. */
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

/** The same in the fields of ours. Throws RangeError on an amount out of range. */
export const pulledDokumenFields = (theirs: PulledDokumen) => ({
  ...dokumenFieldsOf(inputOfPulled(theirs)),
  period: theirs.period,
});
