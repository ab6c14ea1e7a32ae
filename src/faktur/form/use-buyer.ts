import type { CounterpartyDocument } from '#domain/faktur/record.ts';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { NO_NITKU } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { About } from '../../ui/form/use-person.ts';
import type { FormInput } from './form-state.ts';

export const fromCounterparty = (of: Counterparty): Partial<FormInput> => ({
  counterpartyDocument: of.document,
  counterpartyNpwp: of.document === 'TIN' ? of.identity : NO_NPWP,
  counterpartyDocumentNumber: of.document === 'TIN' ? null : of.identity,
  counterpartyCountry: of.country,
  counterpartyName: of.name,
  counterpartyAddress: of.address,
  counterpartyEmail: of.email,
  counterpartyNitku: of.nitku,
});

export const withDocument = (document: CounterpartyDocument): Partial<FormInput> =>
  document === 'TIN'
    ? {
        counterpartyDocument: document,
        counterpartyNpwp: '',
        counterpartyDocumentNumber: null,
        counterpartyCountry: 'IDN',
        counterpartyNitku: '',
      }
    : {
        counterpartyDocument: document,
        counterpartyNpwp: NO_NPWP,
        counterpartyDocumentNumber: '',
        // A passport may be of any country, so it must be chosen.
        counterpartyCountry: document === 'National ID' ? 'IDN' : '',
        counterpartyNitku: NO_NITKU,
      };

export const aboutBuyer: About<FormInput> = {
  identityOf: ({ counterpartyDocument, counterpartyNpwp, counterpartyDocumentNumber, counterpartyName }) => ({
    number:
      counterpartyDocument === 'TIN'
        ? isNpwp16(counterpartyNpwp)
          ? counterpartyNpwp
          : ''
        : (counterpartyDocumentNumber ?? ''),
    name: counterpartyName,
  }),
  blank: ({ counterpartyDocument }) => ({
    counterpartyEmail: null,
    counterpartyAddress: '',
    counterpartyCountry: 'IDN',
    counterpartyNitku: counterpartyDocument === 'TIN' ? '' : NO_NITKU,
  }),
};
