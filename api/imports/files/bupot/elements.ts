import type { SlipKind } from '#domain/bupot/kinds.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { type BupotColumn, shapesOf } from './fields.ts';

/** An element of the office's XML: our column (null if we compute it), and its headings in the office's workbooks. */
type ElementColumn = readonly [column: BupotColumn | null, ...headings: string[]];

/** A name means the same in all nine formats. A test compares them with the writer's tables. */
const elements: Readonly<Record<string, ElementColumn>> = {
  TaxPeriodMonth: ['period', 'Masa Pajak'],
  TaxPeriodMonthStart: ['periodFrom', 'Masa Pajak Awal'],
  TaxPeriodMonthEnd: ['period', 'Masa Pajak Akhir'],
  TaxPeriodYear: ['year', 'Tahun Pajak'],
  WithholdingDate: ['date', 'Tanggal Pemotongan', 'Tgl Pemotongan'],
  IDPlaceOfBusinessActivity: ['nitku', 'ID TKU Pemotong', 'ID TKU'],

  CounterpartTin: ['payeeNpwp', 'NPWP', 'NPWP/NIK/TIN', 'NPWP/TIN'],
  IDPlaceOfBusinessActivityOfIncomeRecipient: ['payeeNitku', 'ID TKU Penerima Penghasilan'],
  CounterpartName: ['payeeName', 'Nama Penerima Penghasilan'],
  CounterpartAddress: ['payeeAddress', 'Alamat Penerima Penghasilan'],
  CounterpartCountry: ['country', 'Kode Negara'],
  CounterpartDob: ['birthDate', 'Tanggal Lahir'],
  CounterpartBirthCity: ['birthPlace', 'Tempat Lahir'],
  CounterpartPassport: ['passport', 'No. Paspor', 'Nomor Passport'],
  CounterpartKitas: ['kitas', 'No. Kitas'],
  CounterpartReceiptNumber: ['certificateNumber', 'Nomor Fasilitas'],
  CounterpartOpt: ['foreignEmployee', 'Status Pegawai', 'WNI/WNA'],
  StatusTaxExemption: ['ptkp', 'Status PTKP', 'Status'],
  TaxExemptOpt: ['ptkp', 'Status PTKP'],
  Position: ['position', 'Posisi'],
  CounterpartPosition: ['position', 'Posisi'],
  CounterpartNipNrp: ['nip', 'NIP/NRP'],
  CounterpartRank: ['rank', 'Pangkat/Golongan'],

  TaxCertificate: ['facility', 'Fasilitas', 'Sertifikat/Fasilitas', 'Fasilitas Pajak'],
  TaxObjectCode: ['taxCode', 'Kode Objek Pajak'],
  Gross: ['gross', 'Penghasilan', 'Penghasilan Kotor'],
  GrossIncome: ['gross', 'Penghasilan'],
  TaxBase: ['gross', 'DPP'],
  Deemed: ['nett', 'Deemed'],
  Rate: ['rate', 'Tarif'],
  Document: ['documentType', 'Jenis Dok. Referensi'],
  DocumentNumber: ['documentNumber', 'Nomor Dok. Referensi'],
  DocumentDate: ['documentDate', 'Tanggal Dok. Referensi'],
  GovTreasurerOpt: ['paymentOption', 'Opsi Pembayaran (IP)'],
  SP2DNumber: ['sp2d', 'Nomor SP2D (IP)'],

  IncomeFromIndonesiaTaxBase: ['grossTotalOnIndonesia', 'Penghasilan Dari Indonesia'],
  IncomeFromIndonesiaIncomeTax: [null, 'PPh Dari Indonesia'],
  IncomeFromForeignCountriesTaxBase: ['grossTotalOnAbroad', 'Penghasilan Dari Luar Negeri'],
  IncomeFromForeignCountriesIncomeTax: [null, 'PPh Dari Luar Indonesia'],
  IncomeTaxArticle24CreditedIncomeTax: ['deductedPph24Creditable', 'PPh Pasal 24 yang dapat diperhitungkan'],
  IncomeTaxWithheldByOtherParty: ['deductedPphOtherParties', 'PPh yang dipotong pihak lain'],
  SelfPaymentIncomeTax: ['tax', 'PPh yang disetor sendiri'],

  WorkForSecondEmployer: ['secondEmployer', 'Pemberi Kerja Selanjutnya'],
  StatusOfWithholding: ['withholdingAnnuality', 'Status Bukti Potong'],
  NumberOfMonths: [null, 'Jumlah Bulan Bekerja'],
  SalaryPensionJhtTht: ['salaryPension', 'Gaji'],
  GrossUpOpt: ['grossUpBenefit', 'Opsi Gross Up'],
  IncomeTaxBenefit: ['pphBenefit', 'Tunjangan PPh'],
  OtherBenefit: ['otherBenefit', 'Tunjangan Lainnya / Lembur', 'Tunjangan Lain-lain'],
  Honorarium: ['honorarium', 'Honorarium'],
  InsurancePaidByEmployer: ['insuranceBenefit', 'Asuransi'],
  Natura: ['natura', 'Natura'],
  TantiemBonusThr: ['tantiemBonus', 'Tantiem, Bonus, Gratifikasi, THR'],
  WifeBenefit: ['wifeBenefit', 'Tunjangan Istri'],
  ChildBenefit: ['childBenefit', 'Tunjangan Anak'],
  IncomeImprovementBenefit: ['improvementBenefit', 'Tunjangan Perbaikan Penghasilan'],
  StructuralFunctionalBenefit: ['structuralBenefit', 'Tunjangan Struktural / Fungsional'],
  RiceBenefit: ['riceBenefit', 'Tunjangan Beras'],
  OtherRegularIncome: ['otherIncome', 'Penghasilan Tetap dan Teratur Lain'],
  PensionContributionJhtThtFee: ['pensionContribution', 'Iuran Pensiun atau Biaya THT/JHT'],
  Zakat: ['zakat', 'Zakat'],
  PrevWhTaxSlip: ['previousBupotNumber', 'Nomor Bukti Potong Sebelumnya'],
  Article21IncomeTax: [null, 'PPh Pasal 21', 'PPh Pasal 21 Yang Telah Dipotong'],
};

/** Undefined if unknown. Safe against inherited property names. */
export const columnOf = (name: string): BupotColumn | null | undefined =>
  Object.hasOwn(elements, name) ? elements[name]?.[0] : undefined;

export const headingsOf = (name: string): readonly string[] => elements[name]?.slice(1).map(String) ?? [];

/** In the order of the XML elements. */
export const officeColumns = (kind: SlipKind): readonly { column: BupotColumn | null; headings: readonly string[] }[] =>
  slipLayouts[kind].elements.map(([name]) => ({ column: columnOf(name) ?? null, headings: headingsOf(name) }));

/** "%" is added where the number could be read as a fraction of one. */
const percentages: readonly BupotColumn[] = ['rate', 'nett'];

/** With a decimal comma. Only plain decimals are converted. */
export const officeText = (kind: SlipKind) => {
  const shapes = shapesOf(kind);
  return (column: BupotColumn, text: string): string => {
    const clean = text.trim();
    const decimal = shapes[column]?.kind === 'decimal' && /^-?\d+\.\d+$/.test(clean) ? clean.replace('.', ',') : clean;
    return percentages.includes(column) && /^\d/.test(decimal) && !decimal.includes('%') ? `${decimal}%` : decimal;
  };
};
