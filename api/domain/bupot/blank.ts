import type { Bupot } from './record.ts';
import { blankInput } from './slips.ts';
import { bupotStatus } from './status.ts';

/**
 * A draft of nothing. It has every field there is: a copy of it is filled in at a fraction of what it costs to put a record together field
 * by field, and files and lists bring thousands.
 */
export const blankBupot: Bupot = {
  ...blankInput('BPPU'),
  gross: '0.00',
  base: '0.00',
  nett: '',
  rate: '',
  tax: '0.00',
  borne: '0.00',
  final: false,
  kapKjs: '',
  lines: null,
  grossTyped: null,
  nettTyped: null,
  rateTyped: null,
  errorCount: 0,
  id: '',
  companyId: '',
  version: 1,
  status: bupotStatus.start,
  number: null,
  revision: 0,
  replaces: null,
  replacedBy: null,
  issueWanted: false,
  issuedAt: null,
  reason: null,
  officeCode: null,
  officeMessage: null,
  officeRef: null,
  signeeId: null,
  signeeName: null,
  returnId: null,
  importId: null,
  sentAt: null,
  createdBy: '',
  createdAt: 0,
  updatedBy: '',
  updatedAt: 0,
};
