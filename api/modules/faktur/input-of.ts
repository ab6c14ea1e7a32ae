import type { Faktur, FakturInput, FakturLine, FakturLineInput } from '#domain/faktur/record.ts';

export const lineInputOf = (line: FakturLine | FakturLineInput): FakturLineInput => ({
  opt: line.opt,
  code: line.code,
  name: line.name,
  unit: line.unit,
  price: line.price,
  quantity: line.quantity,
  discount: line.discount,
  base: line.base,
  ownBase: line.ownBase,
  ppnbmRate: line.ppnbmRate,
});

/** What a person handed in, read back out of the record. */
export const inputOf = (faktur: Faktur): FakturInput => ({
  date: faktur.date,
  code: faktur.code,
  addInfo: faktur.addInfo,
  facilityStamp: faktur.facilityStamp,
  customDoc: faktur.customDoc,
  customDocPeriod: faktur.customDocPeriod,
  reference: faktur.reference,
  ownNitku: faktur.ownNitku,
  counterpartyDocument: faktur.counterpartyDocument,
  counterpartyNpwp: faktur.counterpartyNpwp,
  counterpartyDocumentNumber: faktur.counterpartyDocumentNumber,
  counterpartyCountry: faktur.counterpartyCountry,
  counterpartyName: faktur.counterpartyName,
  counterpartyAddress: faktur.counterpartyAddress,
  counterpartyEmail: faktur.counterpartyEmail,
  counterpartyNitku: faktur.counterpartyNitku,
  term: faktur.term,
  advanceOf: faktur.advanceOf,
  stageDpp: faktur.stageDpp,
  lines: faktur.lines.map(lineInputOf),
});
