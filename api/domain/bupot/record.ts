import type { DocumentTypeCode, PaymentOption } from '../rules/bupot/document-types.ts';
import type { SlipFacility } from '../rules/bupot/facilities.ts';
import type { SlipKind } from './kinds.ts';
import type { BupotStatus } from './status.ts';

/* One flat record for all nine kinds. Fields a kind does not have are null (false for switches). Amounts are decimal
   strings in rupiah, rates percent as decimal strings ("2", "0.25"), days YYYY-MM-DD, masa YYYY-MM. */

export type SharedInput = {
  /** Masa pajak; for an annual slip, its last month. */
  period: string;
  date: string;
  /** Place of the withholder (NITKU), 22 digits. */
  nitku: string;
  /** The tax office's code, with a suffix after a slash where the code has several rows. */
  taxCode: string;
  facility: SlipFacility;
  certificateNumber: string | null;
  /** NTPN of a tax borne by the government, where its facility requires it. */
  dtpNtpn: string | null;
  /** Own reference: answers of the tax office are matched by it. */
  reference: string | null;
};

export type PayeeInput = {
  payeeIdType: 'NPWP' | 'NIK' | 'TIN' | null;
  /** 16 digits; for a foreigner the TIN. */
  payeeNpwp: string | null;
  payeeNitku: string | null;
  payeeName: string | null;
  payeeEmail: string | null;
  payeeAddress: string | null;
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

export type PaymentInput = {
  /** Bruto, or DPP. With gross-up: the amount the payee receives. */
  gross: string | null;
  /** Only where the facility leaves it open. */
  nett: string | null;
  rate: string | null;
  taxTyped: string | null;
  grossUp: boolean;
  /** The payee has neither NPWP nor NIK: the higher rate of PPh 22 and 23. */
  noNpwp: boolean;
  workingDays: string | null;
  /** Gross paid earlier for the same cause: severance and lump sums add up. */
  earlierGross: string | null;
  documentType: DocumentTypeCode | null;
  documentNumber: string | null;
  documentDate: string | null;
  /** How a government treasurer pays; null for everyone else. */
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

/** A year of an employee (A1, A2), by field name of the tax office's form. */
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
  /** The part of it borne by the government: an excess of that part is not refunded. */
  borneBefore: string | null;
};

/** The input of a user, a file or another system. Everything else is calculated. */
export type BupotInput = { kind: SlipKind } & SharedInput & PayeeInput & PaymentInput & ShippingInput & AnnualInput;

export type InputField = Exclude<keyof BupotInput, 'kind'>;

/** The calculated lines of an annual slip, or of the shipping form, by field of the form, in rupiah. */
export type WorkedLines = Readonly<Record<string, string>>;

export type BupotAmounts = {
  /** Gross with the tax allowance, if the payer bears the tax; for an annual slip brutoIncome. */
  gross: string;
  base: string;
  nett: string;
  rate: string;
  /** Tax withheld or self-paid: paid to the state with a billing code. */
  tax: string;
  borne: string;
  final: boolean;
  /** KAP-KJS such as "411124-100": the row of the return, and the account the tax is paid to. */
  kapKjs: string;
  lines: WorkedLines | null;
};

export type Bupot = Omit<BupotInput, keyof BupotAmounts> &
  BupotAmounts & {
    /** Gross as typed; the amounts hold the result. */
    grossTyped: string | null;
    nettTyped: string | null;
    rateTyped: string | null;
    id: string;
    companyId: string;
    version: number;
    status: BupotStatus;
    /** Assigned by the tax office at issue; a correction keeps it. */
    number: string | null;
    /** 0 normal, 1 first pembetulan, … */
    revision: number;
    /** The version this one corrects, and the one that corrected it. */
    replaces: string | null;
    replacedBy: string | null;
    /** A user requested issue: the slip is issued as soon as the tax office has accepted it. */
    issueWanted: boolean;
    issuedAt: number | null;
    reason: string | null;
    /** The tax office's code and text of the last answer that was not an acceptance. */
    officeCode: string | null;
    officeMessage: string | null;
    officeRef: string | null;
    signeeId: string | null;
    signeeName: string | null;
    errorCount: number;
    returnId: string | null;
    importId: string | null;
    sentAt: number | null;
    createdBy: string;
    createdAt: number;
    updatedBy: string;
    updatedAt: number;
  };
