import type { BuyerDocument } from '#domain/faktur/record.ts';
import { NO_NITKU } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Counterparty } from '../../ui/form/counterparties.ts';
import type { About } from '../../ui/form/person.ts';
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

/** Whom an invoice is about, and what goes with him. */
export const aboutBuyer: About<FormInput> = {
  identityOf: ({ buyerDocument, buyerNpwp, buyerDocumentNumber, buyerName }) => ({
    number: buyerDocument === 'TIN' ? (isNpwp16(buyerNpwp) ? buyerNpwp : '') : (buyerDocumentNumber ?? ''),
    name: buyerName,
  }),
  blank: ({ buyerDocument }) => ({
    buyerEmail: null,
    buyerAddress: '',
    buyerCountry: 'IDN',
    buyerNitku: buyerDocument === 'TIN' ? '' : NO_NITKU,
  }),
};
