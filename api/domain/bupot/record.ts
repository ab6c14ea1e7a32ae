import type { DocumentTypeCode, PaymentOption } from '../rules/bupot/document-types.ts';
import type { SlipFacility } from '../rules/bupot/facilities.ts';
import type { SlipKind } from './kinds.ts';
import type { BupotStatus } from './status.ts';

/*
 * One flat record for all nine kinds. What a kind does not take is null (false for switches); which fields it takes is said once, in
 * its definition (slips.ts). Amounts are decimal strings in rupiah, rates percent as decimal strings ("2", "0.25"), days YYYY-MM-DD,
 * masa YYYY-MM.
 */

/** What every kind is told. */
export type SharedInput = {
  /** Masa pajak; of an annual slip its last month. */
  period: string;
  /** Day of withholding. */
  date: string;
  /** Place of the withholder: 22 digits. */
  nitku: string;
  /** Key of the object within its kind: the office's code, with what tells it apart after a slash where it has several rows. */
  taxCode: string;
  facility: SlipFacility;
  /** Number of the certificate or decree behind the facility. */
  certificateNumber: string | null;
  /** State receipt of a tax borne by the government, where its facility asks for it. */
  dtpNtpn: string | null;
  /** Own number: what an answer of the office is matched by. */
  reference: string | null;
};

/** Who is paid. The taxpayer itself (SP) and many together (CY) are nobody. */
export type PayeeInput = {
  payeeIdType: 'NPWP' | 'NIK' | 'TIN' | null;
  /** 16 digits; of a foreigner his TIN. */
  payeeNpwp: string | null;
  payeeNitku: string | null;
  payeeName: string | null;
  payeeEmail: string | null;
  payeeAddress: string | null;
  /** ISO 3166 alpha-3. */
  country: string | null;
  birthPlace: string | null;
  birthDate: string | null;
  passport: string | null;
  kitas: string | null;
  gender: 'M' | 'F' | null;
  /** "TK/0" to "HB/3". */
  ptkp: string | null;
  position: string | null;
  nip: string | null;
  rank: string | null;
  foreignEmployee: boolean;
};

/** One payment, or a month of them. */
export type PaymentInput = {
  /** Bruto, or DPP. With gross-up: what the payee gets. */
  gross: string | null;
  /** Typed only where the facility leaves them open. */
  nett: string | null;
  rate: string | null;
  /** Tax typed by hand, where the facility leaves it open. */
  taxTyped: string | null;
  /** The payer bears the tax. */
  grossUp: boolean;
  /** The payee has neither NPWP nor NIK: the higher rate of PPh 22 and 23. */
  noNpwp: boolean;
  workingDays: string | null;
  /** Gross paid before for the same cause: severance and lump sums add up. */
  earlierGross: string | null;
  documentType: DocumentTypeCode | null;
  documentNumber: string | null;
  documentDate: string | null;
  /** How a government treasurer pays; nobody else chooses. */
  paymentOption: PaymentOption | null;
  sp2d: string | null;
};

/** Domestic shipping paid by the carrier itself (SP). */
export type ShippingInput = {
  grossTotalOnIndonesia: string | null;
  grossTotalOnAbroad: string | null;
  deductedPph24Creditable: string | null;
  deductedPphOtherParties: string | null;
};

/** A year of an employee (A1, A2), under the names of the office's form. */
export type AnnualInput = {
  /** First month of the slip, YYYY-MM. */
  periodFrom: string | null;
  secondEmployer: boolean;
  withholdingAnnuality: 'FULL_YEAR' | 'PARTIAL_YEAR' | 'ANNUALIZED' | null;
  grossUpBenefit: boolean;
  salaryPension: string | null;
  pphBenefit: string | null;
  otherBenefit: string | null;
  honorarium: string | null;
  insuranceBenefit: string | null;
  natura: string | null;
  tantiemBonus: string | null;
  wifeBenefit: string | null;
  childBenefit: string | null;
  improvementBenefit: string | null;
  structuralBenefit: string | null;
  riceBenefit: string | null;
  specialBenefit: string | null;
  otherIncome: string | null;
  pensionContribution: string | null;
  zakat: string | null;
  previousBupotNumber: string | null;
  previousNetIncome: string | null;
  pph21PreviousBupot: string | null;
  pph21WithheldDtp: string | null;
  /** What of it the government bore: too much of that is not given back. */
  borneBefore: string | null;
};

/** What a person, a file or another system hands in. Everything else is worked out. */
export type BupotInput = { kind: SlipKind } & SharedInput & PayeeInput & PaymentInput & ShippingInput & AnnualInput;

/** The fields of an input besides its kind. */
export type InputField = Exclude<keyof BupotInput, 'kind'>;

/** The lines of an annual slip, or of the form of shipping, that are worked out, by field of the form, in rupiah. */
export type WorkedLines = Readonly<Record<string, string>>;

/** What follows from the input. */
export type BupotAmounts = {
  /** Gross with the tax allowance, where the payer bears the tax; of an annual slip brutoIncome. */
  gross: string;
  /** What the rate is held to. */
  base: string;
  nett: string;
  rate: string;
  /** Withheld, or paid by oneself: what goes to the state through a billing code. */
  tax: string;
  /** Borne by the government (DTP). */
  borne: string;
  final: boolean;
  /** "411124-100": the row of the return, and the account it is paid to. */
  kapKjs: string;
  lines: WorkedLines | null;
};

export type Bupot = Omit<BupotInput, keyof BupotAmounts> &
  BupotAmounts & {
    /** Gross as it was typed: the amounts hold what came of it. */
    grossTyped: string | null;
    nettTyped: string | null;
    rateTyped: string | null;
    id: string;
    companyId: string;
    version: number;
    status: BupotStatus;
    /** Given by the office at issue; a correction keeps it. */
    number: string | null;
    /** 0 normal, 1 first pembetulan, … */
    revision: number;
    /** The version this one corrects, and the one that corrected it. */
    replaces: string | null;
    replacedBy: string | null;
    /** A person asked for it to be issued: once the office has taken it, it is. */
    issueWanted: boolean;
    issuedAt: number | null;
    reason: string | null;
    /** The office's own code and text of the last answer that was no consent. */
    officeCode: string | null;
    officeMessage: string | null;
    officeRef: string | null;
    /** Chosen for this document by a person; else who signs for the company now. */
    signeeId: string | null;
    signeeName: string | null;
    errorCount: number;
    /** The return that holds it. */
    returnId: string | null;
    importId: string | null;
    /** Moment it last went to the payee, epoch ms. */
    sentAt: number | null;
    createdBy: string;
    createdAt: number;
    updatedBy: string;
    updatedAt: number;
  };
