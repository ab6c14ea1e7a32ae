import type { Field } from '../definition/field.ts';
import { day, decimal, email, flag, money, period, text } from '../definition/field.ts';
import { choice, optional } from '../definition/field-forms.ts';
import { type DocumentTypeCode, documentTypes, paymentOptions } from '../rules/bupot/document-types.ts';
import { slipFacilities } from '../rules/bupot/facilities.ts';
import { withholdingStatuses } from '../rules/pph21/ptkp.ts';
import { maxima } from './maxima.ts';
import { withholdingAnnualities } from './pph21/annual-input.ts';
import type { InputField } from './record.ts';

const amount = () => optional(money());
const words = (max: number) => optional(text(max));

export const inputFields = {
  period: period(),
  date: day(),
  nitku: text(maxima.nitku),
  taxCode: text(32),
  facility: choice(slipFacilities, 'NONE'),
  certificateNumber: words(maxima.certificate),
  dtpNtpn: words(16),
  reference: words(maxima.reference),

  payeeIdType: optional(choice(['NPWP', 'NIK', 'TIN'], 'NPWP')),
  payeeNpwp: words(maxima.tin),
  payeeNitku: words(maxima.nitku),
  payeeName: words(maxima.name),
  payeeEmail: optional(email(maxima.email)),
  payeeAddress: words(maxima.address),
  country: words(3),
  birthPlace: words(maxima.foreignName),
  birthDate: optional(day()),
  passport: words(maxima.passport),
  kitas: words(maxima.kitas),
  gender: optional(choice(['M', 'F'], '')),
  ptkp: optional(choice<string>(withholdingStatuses, '')),
  position: words(maxima.position),
  nip: words(maxima.nip),
  rank: words(maxima.rank),
  foreignEmployee: flag(),

  gross: amount(),
  nett: optional(decimal(4)),
  rate: optional(decimal(4)),
  taxTyped: amount(),
  grossUp: flag(),
  noNpwp: flag(),
  workingDays: optional(decimal(0)),
  earlierGross: amount(),
  documentType: optional(
    choice(documentTypes.map(({ code }) => code) as [DocumentTypeCode, ...DocumentTypeCode[]], ''),
  ),
  documentNumber: words(maxima.document),
  documentDate: optional(day()),
  paymentOption: optional(choice(paymentOptions, 'NONE')),
  sp2d: words(maxima.sp2d),

  grossTotalOnIndonesia: amount(),
  grossTotalOnAbroad: amount(),
  deductedPph24Creditable: amount(),
  deductedPphOtherParties: amount(),

  periodFrom: optional(period()),
  secondEmployer: flag(),
  withholdingAnnuality: optional(choice(withholdingAnnualities, 'FULL_YEAR')),
  grossUpBenefit: flag(),
  salaryPension: amount(),
  pphBenefit: amount(),
  otherBenefit: amount(),
  honorarium: amount(),
  insuranceBenefit: amount(),
  natura: amount(),
  tantiemBonus: amount(),
  wifeBenefit: amount(),
  childBenefit: amount(),
  improvementBenefit: amount(),
  structuralBenefit: amount(),
  riceBenefit: amount(),
  specialBenefit: amount(),
  otherIncome: amount(),
  pensionContribution: amount(),
  zakat: amount(),
  previousBupotNumber: words(maxima.previousNumber),
  previousNetIncome: amount(),
  pph21PreviousBupot: amount(),
  pph21WithheldDtp: amount(),
  borneBefore: amount(),
} satisfies Record<InputField, Field>;
