import type { XmlMap } from '../../definition/xml.ts';
import { documentTypeOf, paymentOptions, paymentOptionXml } from '../../rules/bupot/document-types.ts';
import { facilities, slipFacilities } from '../../rules/bupot/facilities.ts';
import { headOffice } from '../../rules/identity/nitku.ts';
import type { Bupot, BupotInput } from '../record.ts';
import { monthOf, objectCode, plain, yearOf } from './figures.ts';

/** Unknown values are written unchanged and refused on reading. */
export const taxCertificate = ({ facility }: Bupot): string => {
  const known = slipFacilities.find((code) => code === facility);
  return known ? facilities[known].xml : facility;
};

const referenceDocument = ({ documentType }: Bupot): string | null =>
  documentType && (documentTypeOf(documentType)?.xml ?? documentType);

export const treasurerOption = ({ paymentOption }: Bupot): string => {
  if (paymentOption === null) return paymentOptionXml.NONE;
  const known = paymentOptions.find((option) => option === paymentOption);
  return known ? paymentOptionXml[known] : paymentOption;
};

const annualities: Readonly<Record<NonNullable<BupotInput['withholdingAnnuality']>, string>> = {
  FULL_YEAR: 'FullYear',
  PARTIAL_YEAR: 'PartialYear',
  ANNUALIZED: 'Annualized',
};
export const statusOfWithholding = ({ withholdingAnnuality }: Bupot): string | null =>
  withholdingAnnuality && annualities[withholdingAnnuality];

export const citizenship = ({ foreignEmployee }: Bupot): string => (foreignEmployee ? 'Foreign' : 'Resident');
export const yesNo = (yes: boolean): string => (yes ? 'Yes' : 'No');

/* Some elements are nillable in the tax office's schema but required by its workbook: left-out.ts follows the
   workbook. */

export const masa: XmlMap<Bupot> = [
  ['TaxPeriodMonth', ({ period }) => monthOf(period)],
  ['TaxPeriodYear', ({ period }) => yearOf(period)],
];

/** The place of an individual is the person's number with the six zeros of a head office. */
export const recipientPlace: XmlMap<Bupot> = [
  [
    'IDPlaceOfBusinessActivityOfIncomeRecipient',
    ({ payeeNitku, payeeNpwp }) => payeeNitku ?? (payeeNpwp && headOffice(payeeNpwp)),
  ],
];

export const facilityAndObject: XmlMap<Bupot> = [
  ['TaxCertificate', taxCertificate],
  ['TaxObjectCode', objectCode],
];

export const deemed: XmlMap<Bupot> = [['Deemed', ({ nett }) => plain(nett)]];

export const basis: XmlMap<Bupot> = [
  ['Document', referenceDocument],
  ['DocumentNumber', 'documentNumber'],
  ['DocumentDate', 'documentDate', 'nil'],
];

export const orderToPay: XmlMap<Bupot> = [['SP2DNumber', 'sp2d', 'nil']];

/** Elements of a foreign payee. The number of the certificate of domicile precedes the name. */
export const payeeAbroad = (certificate: XmlMap<Bupot>): XmlMap<Bupot> => [
  ['CounterpartTin', 'payeeNpwp'],
  ...certificate,
  ['CounterpartName', 'payeeName'],
  ['CounterpartCountry', 'country'],
  ['CounterpartAddress', 'payeeAddress', 'nil'],
  ['CounterpartDob', 'birthDate', 'nil'],
  ['CounterpartBirthCity', 'birthPlace', 'nil'],
  ['CounterpartPassport', 'passport', 'nil'],
  ['CounterpartKitas', 'kitas', 'nil'],
];

export const place: XmlMap<Bupot> = [['IDPlaceOfBusinessActivity', 'nitku']];
export const nillablePlace: XmlMap<Bupot> = [['IDPlaceOfBusinessActivity', 'nitku', 'nil']];
export const withheldOn: XmlMap<Bupot> = [['WithholdingDate', 'date']];

/** First month, last month and year of an annual slip, after the flag for a next employer. */
export const annualMasa: XmlMap<Bupot> = [
  ['WorkForSecondEmployer', ({ secondEmployer }) => yesNo(secondEmployer)],
  ['TaxPeriodMonthStart', ({ periodFrom }) => monthOf(periodFrom)],
  ['TaxPeriodMonthEnd', ({ period }) => monthOf(period)],
  ['TaxPeriodYear', ({ period }) => yearOf(period)],
];
