import { digits } from '#domain/faktur/number.ts';
import type { BuyerDocument } from '#domain/faktur/record.ts';
import { headOffice, isNitku, NO_NITKU } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Counterparty } from '../../kit/form/counterparties.ts';
import type { FormInput } from './form-state.ts';

export const fromCounterparty = (of: Counterparty): Partial<FormInput> => ({
  buyerDocument: of.document,
  buyerNpwp: of.document === 'TIN' ? of.identity : NO_NPWP,
  buyerDocumentNumber: of.document === 'TIN' ? null : of.identity,
  buyerCountry: of.country,
  buyerName: of.name,
  buyerAddress: of.address,
  buyerEmail: of.email,
  buyerNitku: of.nitku,
});

/** Another kind of identity empties the old number and takes the place that goes with the new kind. */
export const withDocument = (document: BuyerDocument): Partial<FormInput> =>
  document === 'TIN'
    ? { buyerDocument: document, buyerNpwp: '', buyerDocumentNumber: null, buyerCountry: 'IDN', buyerNitku: '' }
    : { buyerDocument: document, buyerNpwp: NO_NPWP, buyerDocumentNumber: '', buyerNitku: NO_NITKU };

/** A typed NPWP; its head office is taken as the place while no other place was given. */
export const withNpwp = (form: Pick<FormInput, 'buyerNpwp' | 'buyerNitku'>, typed: string): Partial<FormInput> => {
  const npwp = digits(typed).slice(0, 16);
  const follows = !isNitku(form.buyerNitku) || form.buyerNitku === headOffice(form.buyerNpwp);
  return { buyerNpwp: npwp, ...(follows ? { buyerNitku: isNpwp16(npwp) ? headOffice(npwp) : '' } : {}) };
};
