import type { SlipKind } from '../kinds.ts';
import { bp21 } from './bp21.ts';
import { bp26 } from './bp26.ts';
import { bpa1 } from './bpa1.ts';
import { bpa2 } from './bpa2.ts';
import { bpmp } from './bpmp.ts';
import { bpnr } from './bpnr.ts';
import { bppu } from './bppu.ts';
import { cy } from './cy.ts';
import type { SlipLayout } from './layout.ts';
import { sp } from './sp.ts';

/** A hundred rows to a file of payroll and of other payments, as one description of Coretax has it. */
const HUNDRED = 100;

/** The nine files Coretax takes slips by, one a kind. */
export const slipLayouts: Readonly<Record<SlipKind, SlipLayout>> = {
  BPPU: { root: 'BpuBulk', list: 'ListOfBpu', item: 'Bpu', elements: bppu, perFile: null },
  BPNR: { root: 'BPNRBulk', list: 'ListOfBPNR', item: 'BPNR', elements: bpnr, perFile: null },
  SP: { root: 'SelfPaymentBulk', list: 'ListOfSelfPayment', item: 'SelfPayment', elements: sp, perFile: null },
  CY: { root: 'CYBulk', list: 'ListOfCY', item: 'CY', elements: cy, perFile: null },
  BP21: { root: 'Bp21Bulk', list: 'ListOfBp21', item: 'Bp21', elements: bp21, perFile: HUNDRED },
  BPMP: { root: 'MmPayrollBulk', list: 'ListOfMmPayroll', item: 'MmPayroll', elements: bpmp, perFile: HUNDRED },
  BPA1: { root: 'A1Bulk', list: 'ListOfA1', item: 'A1', elements: bpa1, perFile: null },
  BPA2: { root: 'A2Bulk', list: 'ListOfA2', item: 'A2', elements: bpa2, perFile: null },
  BP26: { root: 'BP26Bulk', list: 'ListOfBP26', item: 'BP26', elements: bp26, perFile: null },
};
