import { beginning } from '#domain/definition/readable-text.ts';
import type { CounterpartyDocument, FakturInput } from '#domain/faktur/record.ts';
import { countryFrom } from '#domain/rules/identity/abroad.ts';
import { headOffice, NO_NITKU } from '#domain/rules/identity/nitku.ts';
import { asNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parsePeriod } from '#domain/text/parse.ts';
import { readDay } from '../cells/day.ts';
import { readPlaceNumber } from '../cells/place-number.ts';
import { type CellReader as Reader, readNpwp } from '../cells/reader.ts';
import type { FieldKey } from './fields.ts';

const key = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

const documents: Readonly<Record<string, CounterpartyDocument>> = {
  tin: 'TIN',
  npwp: 'TIN',
  npwp16: 'TIN',
  nationalid: 'National ID',
  nik: 'National ID',
  ktp: 'National ID',
  passport: 'Passport',
  paspor: 'Passport',
  otherid: 'Other ID',
  lainnya: 'Other ID',
  identitaslain: 'Other ID',
  other: 'Other ID',
};

const buyerDocumentFrom = (text: string): CounterpartyDocument | null => documents[key(text)] ?? null;

const opts: Readonly<Record<string, 'A' | 'B'>> = {
  a: 'A',
  barang: 'A',
  goods: 'A',
  bkp: 'A',
  b: 'B',
  jasa: 'B',
  services: 'B',
  service: 'B',
  jkp: 'B',
};

export const optFrom = (text: string): 'A' | 'B' | null => opts[key(text)] ?? null;

/** ISO 3166 alpha-3; of country names only "Indonesia". */
const countryOf = (text: string): string | null => (key(text) === 'indonesia' ? 'IDN' : countryFrom(text));

type CellReader = Reader<FieldKey>;

const orNull = (text: string): string | null => (text === '' || text === '-' ? null : text);

/** A code followed by its status digit, as at the start of an invoice number: "040", "010.000-26.12345678". */
const WITH_STATUS = /^(0[1-9]|10)\d(?:\D|$)/;

const readCode = (reader: CellReader): string => {
  const text = reader.text('code');
  const [, withStatus] = WITH_STATUS.exec(text) ?? [];
  if (withStatus) {
    reader.error('code', 'code_with_status', { params: { words: beginning(text, 30) }, proposal: withStatus });
    return text;
  }
  const start = /^(\d{1,2})(?!\d)/.exec(text)?.[1];
  if (text === '') reader.error('code', 'code_missing', '04');
  return start ? start.padStart(2, '0') : text;
};

const FACILITY = { addInfo: 'TD.005', facilityStamp: 'TD.011' } as const;

const readFacility = (reader: CellReader, field: 'addInfo' | 'facilityStamp'): string | null => {
  const text = reader.text(field);
  if (/^\d{1,2}$/.test(text) && Number(text) > 0) {
    const proposal = `${FACILITY[field]}${text.padStart(2, '0')}`;
    reader.error(field, 'facility_number', { params: { words: text, code: proposal }, proposal });
    return text;
  }
  return orNull(/^TD\.\d{5}/i.exec(text)?.[0].toUpperCase() ?? text);
};

const readPeriod = (reader: CellReader): string | null => {
  const text = reader.text('customDocPeriod');
  if (text === '') return null;
  const period = parsePeriod(/^\d{5}$/.test(text) ? `0${text}` : text) ?? parsePeriod(text.slice(0, 7));
  if (!period) reader.error('customDocPeriod', 'month_unreadable');
  return period;
};

const readDocument = (reader: CellReader, npwp: string): CounterpartyDocument => {
  const text = reader.text('counterpartyDocument');
  const document = buyerDocumentFrom(text);
  if (document) return document;
  if (text !== '') reader.error('counterpartyDocument', 'buyer_document_unknown');
  return npwp !== '' && npwp !== NO_NPWP
    ? 'TIN'
    : /^\d{16}$/.test(reader.text('counterpartyDocumentNumber'))
      ? 'National ID'
      : 'TIN';
};

const readCountry = (reader: CellReader, document: CounterpartyDocument): string => {
  const text = reader.text('counterpartyCountry');
  if (text === '') return document === 'TIN' || document === 'National ID' ? 'IDN' : '';
  const country = countryOf(text);
  // Four public exporters write IND, which is India; beside an Indonesian tax number it means Indonesia.
  if (country === 'IND' && document === 'TIN') {
    reader.warn('counterpartyCountry', 'country_ind', 'IDN');
    return 'IDN';
  }
  return country ?? text.toUpperCase();
};

/** Without a NITKU column the place is the head office. An empty cell of such a column is left to the user. */
const usualPlace = ({ style }: CellReader, npwp: string): string => {
  const number = style.absent?.includes('counterpartyNitku') ? asNpwp16(npwp) : null;
  return number === null || number === NO_NPWP ? '' : headOffice(number);
};

/**
 * Not proposed: a normal invoice made from a replacement or an instalment would be a second invoice of the same sale.
 */
const otherType = (type: string) =>
  /ganti|substitut|replace|amend/i.test(type)
    ? 'type_substitute'
    : /uang ?muka|termin|lunas|advance|down ?payment|final|settle/i.test(type)
      ? 'type_stage'
      : 'type_not_normal';

/** Missing or invalid values are left to the checks; unreadable ones are reported here. */
export const readHeader = (reader: CellReader, ownNpwp: string): Omit<FakturInput, 'lines'> => {
  const type = reader.text('type');
  if (type !== '' && type.toLowerCase() !== 'normal') reader.error('type', otherType(type));
  const npwp = readNpwp(reader, 'counterpartyNpwp');
  const document = readDocument(reader, npwp);
  const documentNumber = orNull(reader.text('counterpartyDocumentNumber'));
  const misplaced = document !== 'TIN' && documentNumber === null && npwp !== '' && npwp !== NO_NPWP;
  if (misplaced) reader.warn('counterpartyNpwp', 'number_misplaced');
  const tin = document === 'TIN';
  return {
    date: readDay(reader, 'date') ?? '',
    code: readCode(reader),
    addInfo: readFacility(reader, 'addInfo'),
    facilityStamp: readFacility(reader, 'facilityStamp'),
    customDoc: orNull(reader.text('customDoc')),
    customDocPeriod: readPeriod(reader),
    reference: orNull(reader.text('reference')),
    ownNitku: readPlaceNumber(reader, 'ownNitku', ownNpwp) || headOffice(ownNpwp),
    counterpartyDocument: document,
    counterpartyNpwp: tin ? npwp : NO_NPWP,
    counterpartyDocumentNumber: tin ? null : misplaced ? npwp : documentNumber,
    counterpartyCountry: readCountry(reader, document),
    counterpartyName: reader.text('counterpartyName'),
    counterpartyAddress: reader.text('counterpartyAddress'),
    counterpartyEmail: orNull(reader.text('counterpartyEmail')),
    counterpartyNitku:
      readPlaceNumber(reader, 'counterpartyNitku', npwp) || (tin ? usualPlace(reader, npwp) : NO_NITKU),
    term: 'EMPTY',
    advanceOf: null,
    stageDpp: null,
  };
};
