import { type Described, row } from './entries.ts';
import { basis, payee, tax, withholder } from './facts.ts';

const partTaxed = row(tax.code, tax.object, tax.gross, tax.nett, tax.rate, tax.withheld);

/** Payments to individuals who are no permanent employees (form BP21). */
export const bp21: Described = {
  wording: 'pph21',
  identity: [payee.npwp, payee.name, payee.nitku],
  tax: [tax.facility, partTaxed, basis.document, basis.number],
  by: withholder,
};

/** A month of an employee's pay. The office prints no such slip: laid out as BP21, for the employee to see. */
export const bpmp: Described = {
  wording: 'pph21',
  identity: [payee.npwp, payee.name, payee.nitku, payee.ptkp, payee.position],
  tax: [tax.facility, row(tax.code, tax.object, tax.gross, tax.rate, tax.withheld)],
  by: withholder,
};

/** Non-resident individuals (form BP26, which the office has in English). */
export const bp26: Described = {
  wording: 'foreign',
  identity: [
    ...[payee.tin, payee.name, payee.address, payee.country, payee.birthDate, payee.passport],
    ...[payee.birthPlace, payee.kitas],
  ],
  tax: [tax.facility, partTaxed, basis.document, basis.number],
  by: withholder,
};
