import type id from '../id/slip-lists.ts';

export default {
  facility: {
    NONE: 'No facility',
    SKB21: 'Exemption letter (SKB), PPh Article 21',
    SKB22: 'Exemption letter (SKB), PPh Article 22',
    SKB23: 'Exemption letter (SKB), PPh Article 23',
    SKB_PHTB: 'Exemption letter (SKB), transfer of land or buildings',
    SKB_DEPOSIT: 'Exemption letter (SKB), interest on deposits and savings',
    DTP: 'PPh borne by the state (DTP)',
    UMKM: 'Small business certificate (PP 23/2018, PP 55/2022)',
    SKD: 'Certificate of domicile of a non-resident (SKD, tax treaty)',
    OTHER: 'Other facility',
  },
  document: {
    ANNOUNCEMENT: 'Announcement',
    COMMERCIALINVOICE: 'Commercial invoice',
    CONTRACT: 'Contract',
    CURRENTACCOUNT: 'Current account',
    DECREE: 'Decree',
    DEEDOFENGAGEMENT: 'Deed of agreement',
    DEEDOFGENERAL: 'Deed of shareholders’ meeting (RUPS)',
    OTHER: 'Other document',
    OTHERFACILITYDOC: 'Other document that grants a facility',
    PAYMENTPROOF: 'Proof of payment',
    STATEMENTLETTER: 'Statement letter',
    TAXINVOICE: 'Tax invoice',
    TAXREGULATIONDOC: 'Document of tax regulations',
    TRADECONFIRMATION: 'Trade confirmation',
  },
} satisfies typeof id;
