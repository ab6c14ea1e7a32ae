import type { IncomeReturn } from '../spt/record.ts';

export type { IncomeReturn, ReturnType } from '../spt/record.ts';

/** Slips of PPh Unifikasi: resident payees, non-resident payees, self-paid (disetor sendiri), withheld in total (digunggung). */
export const unifikasiKinds = ['BPPU', 'BPNR', 'SP', 'CY'] as const;
export type UnifikasiKind = (typeof unifikasiKinds)[number];

/** Slips of PPh 21/26: other payments, monthly payroll (A0), annual of private (A1) and of public (A2) employers, non-residents. */
export const pph21Kinds = ['BP21', 'BPMP', 'BPA1', 'BPA2', 'BP26'] as const;
export type Pph21Kind = (typeof pph21Kinds)[number];

export const slipKinds = [...unifikasiKinds, ...pph21Kinds] as const;
export type SlipKind = (typeof slipKinds)[number];
export const isSlipKind = (kind: string): kind is SlipKind => (slipKinds as readonly string[]).includes(kind);

export const isUnifikasi = (kind: SlipKind): kind is UnifikasiKind =>
  (unifikasiKinds as readonly SlipKind[]).includes(kind);

export const returnOf = (kind: SlipKind): IncomeReturn => (isUnifikasi(kind) ? 'UNIFIKASI' : 'PPH21');

/** Calculated from a whole year, not from one payment. */
export const isAnnual = (kind: SlipKind): kind is 'BPA1' | 'BPA2' => kind === 'BPA1' || kind === 'BPA2';

export const isForeign = (kind: SlipKind): kind is 'BPNR' | 'BP26' => kind === 'BPNR' || kind === 'BP26';

/** Whether the slip has no single payee: the taxpayer itself, or many payees in total. */
export const hasNoPayee = (kind: SlipKind): kind is 'SP' | 'CY' => kind === 'SP' || kind === 'CY';
