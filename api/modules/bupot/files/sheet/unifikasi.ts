import { type Described, type Entry, lines, row } from './entries.ts';
import { amountOf, basis, payee, payer, tax, withholder } from './facts.ts';

const taxed = row(tax.code, tax.object, tax.base, tax.rate, tax.withheld);

const shipping = [
  'grossTotalOnIndonesia',
  'deductedPphOnIndonesia',
  'grossTotalOnAbroad',
  'deductedPphOnAbroad',
  'deductedPph24Creditable',
  'deductedPphOtherParties',
  'deductedPphSelf',
] as const;

const voyages: Entry = lines('shipping', ({ bupot, money, say }) =>
  bupot.lines === null
    ? []
    : shipping.map((field) => ({
        line: '',
        label: say(`shipping.${field}`),
        amount: money(amountOf(bupot, field)),
        strong: field === 'deductedPphSelf',
      })),
);

export const bppu: Described = {
  wording: 'unifikasi',
  identity: [payee.npwp, payee.name, payee.nitku],
  tax: [tax.facility, tax.article, taxed, basis.document, basis.number, basis.treasurer, basis.sp2d],
  by: withholder,
};

export const bpnr: Described = {
  wording: 'foreign',
  identity: [
    ...[payee.tin, payee.name, payee.address, payee.country, payee.birthDate, payee.passport],
    ...[payee.birthPlace, payee.kitas],
  ],
  tax: [
    ...[tax.facility, tax.article, row(tax.code, tax.object, tax.gross, tax.nett, tax.rate, tax.withheld)],
    ...[basis.document, basis.number, basis.treasurer, basis.sp2d],
  ],
  by: withholder,
};

const self = [payer.npwp, payer.ownName, payer.nitku];
const signed = [payer.day, payer.signee, payer.statement];

/** Paid by the taxpayer itself, which is withholder and payee. */
export const sp: Described = {
  wording: 'self',
  identity: self,
  tax: [tax.facility, tax.article, taxed, voyages, basis.document, basis.number],
  by: signed,
};

/** Withheld from many payees in one slip without names. */
export const cy: Described = {
  wording: 'cumulative',
  identity: self,
  tax: [tax.facility, tax.article, taxed, basis.document, basis.number],
  by: signed,
};
