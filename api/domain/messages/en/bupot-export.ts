import type id from '../id/bupot-export.ts';
import { slipField } from './impor-slip.ts';

export default {
  name: 'Withholding slips',
  yes: 'Yes',
  not_counted: 'No: cancelled or corrected',
  total: 'Total of %{count} slips',
  uncounted: 'Not added up: %{count} slips that were cancelled or replaced by a correction',
  column: {
    ...slipField,
    number: 'Slip number',
    kind: 'Kind',
    status: 'Status',
    counted: 'Counted',
    revision: 'Correction no.',
    base: 'Rate base',
    tax: 'Tax withheld/paid',
    borne: 'Borne by the government',
    kapKjs: 'KAP-KJS',
    issuedAt: 'Issued',
    signeeName: 'Signed by',
    officeMessage: 'Answer of the tax office',
    createdBy: 'Created by',
    createdAt: 'Created',
    positionFee: 'Position/pension fee',
    totalDeduction: 'Total deductions',
    netIncome: 'Net income',
    pph21TotalIncome: 'Net income for PPh 21',
    ptkpAmount: 'PTKP',
    pph21Liability: 'PPh 21 due',
    pph21Creditable: 'PPh 21 creditable',
  },
} satisfies typeof id;
