import { documentTypeOf } from '../../rules/bupot/document-types.ts';
import { facilities, slipFacilities } from '../../rules/bupot/facilities.ts';
import { paymentOptions, paymentOptionXml } from '../../rules/bupot/payment-options.ts';
import type { Bupot, BupotInput } from '../record.ts';

/** How the files spell the choices of a slip; what they have no word for is written as it is, and refused where it is read. */
export const taxCertificate = ({ facility }: Bupot): string => {
  const known = slipFacilities.find((code) => code === facility);
  return known ? facilities[known].xml : facility;
};

export const referenceDocument = ({ documentType }: Bupot): string | null =>
  documentType && (documentTypeOf(documentType)?.xml ?? documentType);

export const treasurerOption = ({ paymentOption }: Bupot): string => {
  if (paymentOption === null) return paymentOptionXml.NONE;
  const known = paymentOptions.find((option) => option === paymentOption);
  return known ? paymentOptionXml[known] : paymentOption;
};

export const annualities: Readonly<Record<NonNullable<BupotInput['withholdingAnnuality']>, string>> = {
  FULL_YEAR: 'FullYear',
  PARTIAL_YEAR: 'PartialYear',
  ANNUALIZED: 'Annualized',
};
export const statusOfWithholding = ({ withholdingAnnuality }: Bupot): string | null =>
  withholdingAnnuality && annualities[withholdingAnnuality];

export const citizenship = ({ foreignEmployee }: Bupot): string => (foreignEmployee ? 'Foreign' : 'Resident');
export const yesNo = (yes: boolean): string => (yes ? 'Yes' : 'No');
