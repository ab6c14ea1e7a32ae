/** A document a slip is based on, as Coretax lists them: its code, its spelling in files, its name. */
type DocumentType = {
  readonly code: string;
  /** Spelling of the office's reference sheet, which its screens and examples use. */
  readonly xml: string;
  readonly name: string;
  /** Spelling of the schema inside the office's workbooks, where it differs. */
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
  /** Its number must be that of an existing faktur pajak and its date the same. */
  { code: 'TAXINVOICE', xml: 'TaxInvoice', name: 'Faktur Pajak' },
  { code: 'TAXREGULATIONDOC', xml: 'TaxRegulationDoc', name: 'Dokumen Ketentuan Peraturan Perpajakan' },
  { code: 'TRADECONFIRMATION', xml: 'TradeConfirmation', name: 'Trade Confirmation' },
] as const satisfies readonly DocumentType[];

export type DocumentTypeCode = (typeof documentTypes)[number]['code'];

/** Names the reference sheet of the workbooks gives, where they differ from those of the screens. */
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

/** The basis document of this code, or null. */
export const documentTypeOf = (code: string): DocumentType | null => byCode.get(code) ?? null;

/** The basis document a file names, by code, either spelling of the office, or name; null where it is none we know. */
export const documentTypeFrom = (text: string): DocumentTypeCode | null =>
  spellings.get(text.trim().toLowerCase()) ?? null;

/**
 * How a government treasurer pays (opsi pembayaran): not by one, from petty cash (uang persediaan), or directly, which
 * needs the number of the order to pay (SP2D).
 */
export const paymentOptions = ['NONE', 'IMPREST', 'DIRECT'] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** Spelling in the office's files (`GovTreasurerOpt`). */
export const paymentOptionXml: Readonly<Record<PaymentOption, string>> = {
  NONE: 'N/A',
  IMPREST: 'Imprest',
  DIRECT: 'Direct',
};

/** The options a payer has: only government institutions choose. */
export const paymentOptionsFor = (isGovernment: boolean): readonly PaymentOption[] =>
  isGovernment ? paymentOptions : ['NONE'];

/** Whether the slip has to name the order to pay (SP2D). */
export const needsSp2d = (option: PaymentOption): boolean => option === 'DIRECT';

/** The option a file names; nothing is none of them. Null where it is none we know. */
export const paymentOptionFrom = (text: string): PaymentOption | null => {
  const spelled = text.trim().toUpperCase();
  return spelled === '' || spelled === paymentOptionXml.NONE
    ? 'NONE'
    : (paymentOptions.find((option) => option === spelled) ?? null);
};
