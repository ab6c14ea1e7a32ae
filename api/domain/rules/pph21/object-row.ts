/** Slips of PPh 21 and 26: monthly payroll, annual of private and of public employers, other payments, non-residents. */
export type Pph21Kind = 'BPMP' | 'BPA1' | 'BPA2' | 'BP21' | 'BP26';

export type RateType =
  | 'TER_MONTHLY'
  | 'TER_DAILY'
  /** Before Coretax one object stood for every way the non-permanent are paid. */
  | 'TER_OR_ARTICLE17'
  | 'ARTICLE17'
  | 'ARTICLE17_ANNUAL'
  | 'SEVERANCE'
  | 'FLAT'
  | 'FLAT_OR_TREATY'
  /** Base, rate and tax are typed. */
  | 'MANUAL';

/**
 * One line of the tax office's list. Days 2025-01-01 are the first of Coretax; 2014-01-01 stands for the older forms
 * and is approximate. The last day is missing while the object is in force, KAP-KJS if it is 411121-100.
 */
export type ObjectRow = readonly [
  code: string,
  kinds: readonly Pph21Kind[],
  rate: RateType,
  basePercent: number,
  final: boolean,
  from: string,
  name: string,
  to?: string | null,
  kapKjs?: string,
];
