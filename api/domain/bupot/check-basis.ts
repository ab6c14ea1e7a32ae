import type { Finding } from '../definition/finding.ts';
import { documentTypeOf } from '../rules/bupot/document-types.ts';
import { needsSp2d, paymentOptionsFor } from '../rules/bupot/payment-options.ts';
import { type CheckAround, checkText, error } from './finding.ts';
import { maxima } from './maxima.ts';
import type { BupotInput } from './record.ts';
import { fieldsOf } from './slips.ts';

const checkDocument = (input: BupotInput, today: string): Finding[] => {
  if (!fieldsOf[input.kind].includes('documentType')) return [];
  const found: Finding[] = [];
  if (!input.documentType) found.push(error('documentType', 'required'));
  else if (!documentTypeOf(input.documentType)) found.push(error('documentType', 'document_unknown'));
  found.push(...checkText('documentNumber', input.documentNumber ?? '', maxima.document));
  // A tax invoice is named by the digits of its number: 17 of Coretax, 16 of the classic forms.
  const digits = (input.documentNumber ?? '').replace(/[\s.-]/g, '');
  if (input.documentType === 'TAXINVOICE' && digits !== '' && !/^\d{16,17}$/.test(digits))
    found.push(error('documentNumber', 'invoice_digits'));
  if (!input.documentDate) found.push(error('documentDate', 'required'));
  else if (input.documentDate > today) found.push(error('documentDate', 'document_future'));
  return found;
};

const checkTreasurer = ({ paymentOption, sp2d }: BupotInput, { company }: CheckAround): Finding[] => {
  const option = paymentOption ?? 'NONE';
  if (!paymentOptionsFor(company.government).includes(option))
    return [error('paymentOption', 'government_only', { proposal: 'NONE' })];
  if (needsSp2d(option)) return checkText('sp2d', sp2d ?? '', maxima.sp2d);
  return sp2d ? [error('sp2d', 'sp2d_unused', { proposal: '' })] : [];
};

/** The document a slip stands on, and how a treasurer of the government paid. */
export const checkBasis = (input: BupotInput, around: CheckAround): Finding[] => [
  ...checkDocument(input, around.today),
  ...checkTreasurer(input, around),
];
