type DocumentType = {
  readonly code: string;
  /** Spelling of the tax office's reference sheet, also used by its screens and examples. */
  readonly xml: string;
  readonly name: string;
  /** Spelling of the schema inside the tax office's workbooks, where it differs. */
  readonly schema?: string;
};

/** The fourteen basis documents; every kind of slip may carry each. */
export const documentTypes = [
  { code: 'ANNOUNCEMENT', xml: 'Announcement', name: 'Pengumuman', schema: 'Announchment' },
  { code: 'COMMERCIALINVOICE', xml: 'CommercialInvoice', name: 'Surat Tagihan' },
  { code: 'CONTRACT', xml: 'Contract', name: 'Kontrak' },
  { code: 'CURRENTACCOUNT', xml: 'CurrentAccount', name: 'Jasa Giro' },
  { code: 'DECREE', xml: 'Decree', name: 'Surat Keputusan' },
  { code: 'DEEDOFENGAGEMENT', xml: 'DeedOfEngagement', name: 'Akta Perjanjian', schema: 'DeedofEngangement' },
  { code: 'DEEDOFGENERAL', xml: 'DeedOfGeneral', name: 'Akta RUPS', schema: 'DeedofGeneralMeetingStakeholder' },
  { code: 'OTHER', xml: 'Other', name: 'Dokumen Lainnya' },
  { code: 'OTHERFACILITYDOC', xml: 'OtherFacilityDoc', name: 'Dokumen Pemberian Fasilitas Lainnya' },
  { code: 'PAYMENTPROOF', xml: 'PaymentProof', name: 'Bukti Pembayaran' },
  { code: 'STATEMENTLETTER', xml: 'StatementLetter', name: 'Surat Pernyataan' },
  /** Requires the number of an existing faktur pajak, with the same date. */
  { code: 'TAXINVOICE', xml: 'TaxInvoice', name: 'Faktur Pajak' },
  { code: 'TAXREGULATIONDOC', xml: 'TaxRegulationDoc', name: 'Dokumen Ketentuan Peraturan Perpajakan' },
  { code: 'TRADECONFIRMATION', xml: 'TradeConfirmation', name: 'Trade Confirmation' },
] as const satisfies readonly DocumentType[];

export type DocumentTypeCode = (typeof documentTypes)[number]['code'];

/** Names in the reference sheet of the workbooks that differ from those of the screens. */
const otherNames: Readonly<Record<string, DocumentTypeCode>> = {
  lainnya: 'OTHER',
  'dokumen fasilitas lainnya': 'OTHERFACILITYDOC',
  'dokumen perpajakan': 'TAXREGULATIONDOC',
  'konfirmasi perdagangan': 'TRADECONFIRMATION',
};

const spellings = new Map<string, DocumentTypeCode>(Object.entries(otherNames));
for (const { code, xml, name, ...more } of documentTypes)
  for (const spelling of [code, xml, name, 'schema' in more ? more.schema : code])
    spellings.set(spelling.toLowerCase(), code);

const byCode = new Map<string, DocumentType>(documentTypes.map((type) => [type.code, type]));

export const documentTypeOf = (code: string): DocumentType | null => byCode.get(code) ?? null;

/** The basis document in a file, by code, either spelling of the tax office, or name; null if unknown. */
export const documentTypeFrom = (text: string): DocumentTypeCode | null =>
  spellings.get(text.trim().toLowerCase()) ?? null;

/**
 * Opsi pembayaran of a treasurer: none, from petty cash (uang persediaan), or directly, which requires the number of
 * the order to pay (SP2D).
 */
export const paymentOptions = ['NONE', 'IMPREST', 'DIRECT'] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** Spelling in the tax office's files (`GovTreasurerOpt`). */
export const paymentOptionXml: Readonly<Record<PaymentOption, string>> = {
  NONE: 'N/A',
  IMPREST: 'Imprest',
  DIRECT: 'Direct',
};

/** The options of a payer: only government institutions choose. */
export const paymentOptionsFor = (isGovernment: boolean): readonly PaymentOption[] =>
  isGovernment ? paymentOptions : ['NONE'];

/** Whether the slip requires the number of the order to pay (SP2D). */
export const needsSp2d = (option: PaymentOption): boolean => option === 'DIRECT';

/** The option in a file; empty means NONE. Null if unknown. */
export const paymentOptionFrom = (text: string): PaymentOption | null => {
  const spelled = text.trim().toUpperCase();
  return spelled === '' || spelled === paymentOptionXml.NONE
    ? 'NONE'
    : (paymentOptions.find((option) => option === spelled) ?? null);
};
