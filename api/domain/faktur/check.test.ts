import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { anNpwp, nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { passes } from '../definition/finding.ts';
import texts from '../messages/id/faktur-check.ts';
import { say } from '../messages/index.ts';
import { type CheckContext, checkFaktur } from './check.ts';
import type { FakturInput, FakturLineInput } from './record.ts';

const SELLER = anNpwp(900_001);
const BUYER = anNpwp(900_002, '062');
const ctx: CheckContext = { today: '2025-10-20', company: { npwp: SELLER, pkp: true }, source: 'form' };
const seen = new Set<string>();

const find = (over: Partial<FakturInput>, around: Partial<CheckContext> = {}) => {
  const found = checkFaktur(aFakturInput(over), { ...ctx, ...around });
  for (const { message } of found) seen.add(message.replace('faktur.check.', ''));
  return found.map(({ path, message, severity, proposal }) => {
    const repair = proposal === undefined ? '' : ` → ${proposal}`;
    return `${severity} ${path} ${message.replace('faktur.check.', '')}${repair}`;
  });
};
const findLine = (over: Partial<FakturLineInput>, rest: Partial<FakturInput> = {}) =>
  find({ lines: [aLine(over)], ...rest });

const isAboutLists = (found: string): boolean => found.endsWith('reaches_no_list');

const abroad = {
  counterpartyDocument: 'Passport',
  counterpartyNpwp: '0'.repeat(16),
  counterpartyDocumentNumber: 'C1234567',
  counterpartyNitku: '000000',
  counterpartyCountry: 'SGP',
} as const;
const facility = { code: '08', addInfo: 'TD.00510', facilityStamp: 'TD.01110' } as const;
const documented = { ...facility, customDoc: 'SKB-1/2025', customDocPeriod: '2025-09' } as const;

it('finds nothing in an ordinary invoice, whatever its way in', () => {
  for (const source of ['form', 'import', 'upload'] as const) expect(find({}, { source })).toEqual([]);
  expect(find(abroad)).toEqual(['warning counterpartyDocument reaches_no_list']);
  expect(find(documented)).toEqual([]);
});

describe('the document', () => {
  test.each<[string, Partial<FakturInput>, string[]]>([
    ['no date', { date: '' }, ['error date required']],
    ['a day that does not exist', { date: '2025-02-29' }, ['error date date_invalid']],
    ['tomorrow', { date: '2025-10-21' }, ['error date date_future']],
    ['today', { date: '2025-10-20' }, []],
    ['the last day of the classic client', { date: '2024-12-31' }, ['error date date_before_coretax']],
    [
      'the first day of Coretax, long past',
      { date: '2025-01-01' },
      ['warning date deadline_passed', 'warning date counts_as_not_made'],
    ],
    ['an upload deadline of today', { date: '2025-09-30' }, []],
    ['no code', { code: '' }, ['error code required']],
    ['an unknown code', { code: '11' }, ['error code code_unknown']],
    [
      'a bonded place without its paper',
      { date: '2025-10-14', code: '07', addInfo: 'TD.00502', facilityStamp: 'TD.01102' },
      ['error code code_closed', 'error customDoc custom_doc_required'],
    ],
    ['code 06 in 2025', { code: '06' }, ['error code code_closed']],
    ['additional info where none belongs', { addInfo: 'TD.00501' }, ['error addInfo add_info_unused → ']],
    ['a stamp where none belongs', { facilityStamp: 'TD.01101' }, ['error facilityStamp stamp_unused → ']],
    ['a supporting document where none belongs', { customDoc: 'A' }, ['warning customDoc custom_doc_unused']],
    [
      'a facility without its pair',
      { ...documented, addInfo: null, facilityStamp: null },
      ['error addInfo add_info_required', 'error facilityStamp stamp_required'],
    ],
    [
      'a facility without its stamp',
      { ...documented, facilityStamp: null },
      ['error facilityStamp stamp_required → TD.01110'],
    ],
    ['a facility without its info', { ...documented, addInfo: null }, ['error addInfo add_info_required → TD.00510']],
    [
      'an info of code 07 under 08',
      { ...documented, addInfo: 'TD.00531' },
      ['error addInfo add_info_unknown → TD.00510'],
    ],
    [
      'a stamp of 07 under 08',
      { ...documented, facilityStamp: 'TD.01131' },
      ['error facilityStamp stamp_unknown → TD.01110'],
    ],
    ['a broken pair', { ...documented, facilityStamp: 'TD.01101' }, ['error facilityStamp stamp_unpaired → TD.01110']],
    ['a facility without a document', facility, ['warning customDoc custom_doc_advised']],
    [
      'a document without its month',
      { ...documented, customDocPeriod: null },
      ['warning customDocPeriod custom_doc_period_advised'],
    ],
    [
      'a month that does not exist',
      { ...documented, customDocPeriod: '2025-13' },
      ['error customDocPeriod custom_doc_period_invalid'],
    ],
    [
      'a month to come',
      { ...documented, customDocPeriod: '2025-11' },
      ['error customDocPeriod custom_doc_period_future'],
    ],
    ['a long reference', { reference: 'x'.repeat(101) }, ['error reference too_long']],
  ])('%s', (_, over, expected) => expect(find(over)).toEqual(expected));

  it('closes 06 and 07 for 2025 by masa: a substitute keeps that of its original', () => {
    const late = { today: '2026-02-01' };
    expect(find({ code: '06', date: '2025-12-31' }, late)).toContain('error code code_closed');
    expect(find({ code: '06', date: '2026-01-01' }, late)).toEqual([]);
    expect(find({ code: '06', date: '2026-01-01' }, { ...late, period: '2025-12' })).toContain(
      'error code code_closed',
    );
    expect(find({ ...documented, code: '07', date: '2025-10-01' })).toContain('error code code_closed');
  });

  it('has 05 from April 2022 on, by masa', () => {
    const classic = (period: string) => find({ code: '05', date: '2022-04-01' }, { era: 'classic', period });
    expect(classic('2022-03')).toContain('error code code_not_yet');
    expect(classic('2022-04')).not.toContain('error code code_not_yet');
  });

  it('lets a passed deadline stop an upload only', () => {
    expect(find({ date: '2025-09-30' }, { today: '2025-10-21' })).toEqual(['warning date deadline_passed']);
    expect(find({ date: '2025-09-30' }, { today: '2025-10-21', source: 'upload' })).toEqual([
      'error date deadline_passed',
    ]);
  });
});

describe('the parties', () => {
  const place = nitkuOf(BUYER);
  test.each<[string, Partial<FakturInput>, string[]]>([
    ['no seller place', { ownNitku: '' }, [`error ownNitku required → ${nitkuOf(SELLER)}`]],
    ['a short seller place', { ownNitku: SELLER }, [`error ownNitku seller_nitku_digits → ${nitkuOf(SELLER)}`]],
    ['a place of someone else', { ownNitku: place }, [`error ownNitku seller_nitku_foreign → ${nitkuOf(SELLER)}`]],
    ['a branch of the seller', { ownNitku: nitkuOf(SELLER, 3) }, []],
    ['no NPWP', { counterpartyNpwp: '', counterpartyNitku: place }, ['error counterpartyNpwp required']],
    [
      'the classic 15 digits',
      { counterpartyNpwp: BUYER.slice(1), counterpartyNitku: place },
      [`error counterpartyNpwp npwp_digits → ${BUYER}`],
    ],
    [
      'the classic number of a branch, which has no form of 16 digits',
      { counterpartyNpwp: '01.611.204.7-013.001', counterpartyNitku: '' },
      ['error counterpartyNpwp npwp_branch', 'error counterpartyNitku required'],
    ],
    [
      'zeros lost in a spreadsheet, place and all',
      { counterpartyNpwp: String(Number(BUYER)), counterpartyNitku: '' },
      [`error counterpartyNpwp npwp_digits → ${BUYER}`, `error counterpartyNitku required → ${place}`],
    ],
    [
      'too few digits to tell',
      { counterpartyNpwp: '12345', counterpartyNitku: place },
      ['error counterpartyNpwp npwp_digits'],
    ],
    [
      'sixteen zeros as NPWP',
      { counterpartyNpwp: '0'.repeat(16), counterpartyNitku: place },
      ['error counterpartyNpwp npwp_zeros'],
    ],
    [
      'a check digit that does not fit',
      { counterpartyNpwp: '0734567890123000', counterpartyNitku: '0734567890123000000000' },
      ['warning counterpartyNpwp npwp_luhn'],
    ],
    ['a NIK as NPWP', { counterpartyNpwp: '3171234506900001', counterpartyNitku: '3171234506900001000000' }, []],
    [
      'an odd NIK as NPWP',
      { counterpartyNpwp: '9971234506900001', counterpartyNitku: '9971234506900001000000' },
      ['warning counterpartyNpwp nik_province'],
    ],
    ['21 digits', { counterpartyNitku: place.slice(0, 21) }, [`error counterpartyNitku nitku_digits → ${place}`]],
    [
      'the place of another',
      { counterpartyNitku: nitkuOf(SELLER) },
      [`error counterpartyNitku nitku_prefix → ${place}`],
    ],
    [
      'a document number beside an NPWP',
      { counterpartyDocumentNumber: '1' },
      ['warning counterpartyDocumentNumber document_number_unused → '],
    ],
    ['the template’s dash', { counterpartyDocumentNumber: '-' }, []],
    ['India for Indonesia', { counterpartyCountry: 'IND' }, ['warning counterpartyCountry country_ind → IDN']],
    ['an NPWP abroad', { counterpartyCountry: 'SGP' }, ['warning counterpartyCountry country_not_indonesia → IDN']],
    ['two letters', { ...abroad, counterpartyCountry: 'sg' }, ['error counterpartyCountry country_unknown → SGP']],
    ['no country', { counterpartyCountry: '' }, ['error counterpartyCountry required → IDN']],
    ['own use', { counterpartyNpwp: SELLER }, ['warning counterpartyNpwp buyer_is_seller']],
    [
      'an unknown kind',
      { counterpartyDocument: 'KTP' as 'TIN' },
      ['error counterpartyDocument buyer_document_unknown'],
    ],
    [
      'an NPWP beside a passport',
      { ...abroad, counterpartyNpwp: BUYER, counterpartyNitku: place },
      [`error counterpartyNpwp npwp_not_zeros → ${'0'.repeat(16)}`, 'error counterpartyNitku nitku_not_zeros → 000000'],
    ],
    [
      'no passport number',
      { ...abroad, counterpartyDocumentNumber: null },
      ['error counterpartyDocumentNumber required'],
    ],
    [
      'a passport number with a dash',
      { ...abroad, counterpartyDocumentNumber: 'c-123 4567' },
      ['error counterpartyDocumentNumber passport_invalid → C1234567'],
    ],
    [
      'a long passport number',
      { ...abroad, counterpartyDocumentNumber: 'A'.repeat(17) },
      ['error counterpartyDocumentNumber passport_invalid'],
    ],
    [
      'a NIK in writing',
      {
        ...abroad,
        counterpartyDocument: 'National ID',
        counterpartyCountry: 'IDN',
        counterpartyDocumentNumber: '3171.2345.0690.0001',
      },
      ['error counterpartyDocumentNumber nik_digits → 3171234506900001'],
    ],
    [
      'a NIK with no birthday',
      { ...abroad, counterpartyDocument: 'National ID', counterpartyDocumentNumber: '3171233213900001' },
      ['warning counterpartyDocumentNumber nik_birth_date'],
    ],
    [
      'a NIK without serial',
      { ...abroad, counterpartyDocument: 'National ID', counterpartyDocumentNumber: '3171234506900000' },
      ['warning counterpartyDocumentNumber nik_serial'],
    ],
    [
      'an other document that is long',
      { ...abroad, counterpartyDocument: 'Other ID', counterpartyDocumentNumber: 'x'.repeat(51) },
      ['error counterpartyDocumentNumber too_long'],
    ],
    ['no name', { counterpartyName: ' ' }, ['error counterpartyName required']],
    ['a long name', { counterpartyName: 'x'.repeat(256) }, ['error counterpartyName too_long']],
    ['no address', { counterpartyAddress: '' }, ['error counterpartyAddress required']],
    ['no e-mail on the form', { counterpartyEmail: null }, ['error counterpartyEmail email_required']],
    ['a broken e-mail', { counterpartyEmail: 'a@b' }, ['error counterpartyEmail email_invalid']],
    [
      'an e-mail with spaces around',
      { counterpartyEmail: ' a@b.co ' },
      ['error counterpartyEmail email_invalid → a@b.co'],
    ],
    ['a long e-mail', { counterpartyEmail: `${'x'.repeat(50)}@b.co` }, ['error counterpartyEmail too_long']],
  ])('%s', (_, over, expected) => expect(find(over).filter((one) => !isAboutLists(one))).toEqual(expected));

  it.each([
    ['TIN', []],
    ['National ID', ['warning counterpartyDocument nik_reaches_no_list']],
    ['Passport', ['warning counterpartyDocument reaches_no_list']],
    ['Other ID', ['warning counterpartyDocument reaches_no_list']],
  ] as const)('warn of a buyer under %s whose list the invoice does not reach', (counterpartyDocument, expected) => {
    const over =
      counterpartyDocument === 'TIN'
        ? {}
        : { ...abroad, counterpartyDocument, counterpartyDocumentNumber: '3171234506900001' };
    expect(find(over).filter(isAboutLists)).toEqual(expected);
  });

  it('only warns of a missing e-mail outside the form', () => {
    for (const source of ['import', 'upload'] as const)
      expect(find({ counterpartyEmail: null }, { source })).toEqual(['warning counterpartyEmail email_missing']);
  });

  it('lets nobody but a PKP make an invoice', () => {
    expect(find({}, { company: { npwp: SELLER, pkp: false } })).toEqual(['error ownNitku seller_not_pkp']);
  });
});

describe('the lines', () => {
  const luxury = { base: 'FULL', ppnbmRate: '20' } as const;
  test.each<[string, Partial<FakturLineInput>, Partial<FakturInput>, string[]]>([
    ['neither goods nor services', { opt: 'C' as 'A' }, {}, ['error lines.0.opt opt_unknown']],
    ['a code that lost its zero', { code: '10000' }, {}, ['error lines.0.code goods_code_digits → 010000']],
    ['no code', { code: '' }, {}, ['error lines.0.code goods_code_digits → 000000']],
    ['words as code', { code: 'kabel' }, {}, ['error lines.0.code goods_code_digits']],
    ['no name', { name: '' }, {}, ['error lines.0.name required']],
    ['no unit', { unit: '' }, {}, ['error lines.0.unit required']],
    ['a unit by its name', { unit: 'meter persegi' }, {}, ['error lines.0.unit unit_unknown → UM.0012']],
    ['an unknown unit', { unit: 'UM.0040' }, {}, ['error lines.0.unit unit_unknown']],
    ['no price', { price: '' }, {}, ['error lines.0.price required']],
    ['a negative price', { price: '-1' }, {}, ['error lines.0.price amount_invalid']],
    ['six places', { quantity: '1.000001' }, {}, ['error lines.0.quantity amount_invalid']],
    ['three places of discount', { discount: '1.005' }, {}, ['error lines.0.discount amount_invalid']],
    ['a price past the range', { price: '99999999999999' }, {}, ['error lines.0.price amount_too_large']],
    [
      'a product past the range',
      { price: '90000000000', quantity: '90000' },
      {},
      ['error lines.0.price amount_too_large'],
    ],
    ['three places', { quantity: '1.234' }, {}, ['warning lines.0.quantity quantity_places']],
    ['nothing sold', { quantity: '0.00' }, {}, ['warning lines.0.quantity quantity_zero']],
    ['more discount than price', { discount: '15000000.01' }, {}, ['error lines.0.discount discount_above_gross']],
    ['all of it discounted', { discount: '15000000' }, {}, []],
    [
      '11/12 under code 01',
      {},
      { code: '01' },
      ['warning code code_without_luxury → 04', 'error lines.0.base base_not_for_code → FULL'],
    ],
    ['code 01 without luxury', { base: 'FULL' }, { code: '01' }, ['warning code code_without_luxury → 04']],
    [
      'an own base above the DPP',
      { base: 'OWN', ownBase: '15000000.01' },
      {},
      ['warning lines.0.ownBase own_base_above'],
    ],
    ['an own base that is the DPP', { base: 'OWN', ownBase: '15000000' }, {}, []],
    ['an own base of what is given away', { base: 'OWN', ownBase: '9000000', discount: '15000000' }, {}, []],
    ['the whole base under code 04', { base: 'FULL' }, {}, ['error lines.0.base base_not_for_code → ELEVEN_TWELFTHS']],
    ['an own base that is missing', { base: 'OWN' }, {}, ['error lines.0.ownBase own_base_required']],
    ['an own base that is none', { base: 'OWN', ownBase: 'x' }, {}, ['error lines.0.ownBase amount_invalid']],
    ['an own base nobody asked for', { ownBase: '1' }, {}, ['error lines.0.ownBase own_base_unused → ']],
    [
      'a rate that does not exist',
      { base: 'FULL', ppnbmRate: '12' },
      { code: '01' },
      ['error lines.0.ppnbmRate ppnbm_rate_unknown'],
    ],
    ['luxury under code 04', luxury, {}, ['error lines.0.ppnbmRate luxury_code']],
    ['luxury for own use', { ppnbmRate: '20', base: 'OWN', ownBase: '9' }, {}, []],
    ['luxury under code 04 with 11/12', { ppnbmRate: '20' }, {}, ['error lines.0.ppnbmRate luxury_code']],
    ['luxury with 11/12', { ppnbmRate: '20' }, { code: '02' }, ['error lines.0.base luxury_base → FULL']],
    ['luxury under code 01', luxury, { code: '01' }, []],
    ['a luxury service', { ...luxury, opt: 'B' }, { code: '01' }, ['error lines.0.ppnbmRate ppnbm_on_service → 0']],
  ])('%s', (_, over, rest, expected) => expect(findLine(over, rest)).toEqual(expected));

  it('only warns of luxury on 11/12 in the month of transition', () => {
    const found = findLine({ ppnbmRate: '20' }, { code: '02', date: '2025-01-31' });
    expect(found).toContain('warning lines.0.base luxury_transition → FULL');
  });

  it('asks for at least one line, and not too many', () => {
    expect(find({ lines: [] })).toEqual(['error lines lines_required']);
    expect(find({ lines: Array.from({ length: 5001 }, () => aLine()) })).toEqual(['error lines too_many_lines']);
  });

  it('warns when lines work out their base in different ways', () => {
    expect(find({ code: '02', lines: [aLine(), aLine({ base: 'FULL' })] })).toEqual(['warning lines mixed_lines']);
  });

  it('sees a sum past the range though each line is within it', () => {
    const huge = aLine({ price: '60000000000000', quantity: '1' });
    expect(find({ lines: [huge, huge] })).toEqual(['error lines amount_too_large']);
  });
});

describe('the stages', () => {
  const named = { lines: [aLine({ name: 'Uang muka kabel' })] };
  const advance = { ...named, term: 'CASH_ADVANCE', stageDpp: '5000000' } as const;
  test.each<[string, Partial<FakturInput>, Partial<CheckContext>, string[]]>([
    ['a first advance', advance, {}, []],
    ['an advance that says nothing', { ...advance, stageDpp: null }, {}, ['error stageDpp stage_dpp_required']],
    ['an advance of nothing', { ...advance, stageDpp: '0' }, {}, ['error stageDpp stage_dpp_required']],
    [
      'an advance above the contract',
      { ...advance, stageDpp: '15000000.01' },
      {},
      ['error stageDpp stage_above_remaining → 15000000.00'],
    ],
    [
      'an advance past the range',
      { ...advance, stageDpp: '99999999999999' },
      {},
      ['error stageDpp stage_above_remaining → 15000000.00'],
    ],
    [
      'a termin above what is left',
      { ...advance, advanceOf: 'a' },
      { remaining: '4999999.99' },
      ['error stageDpp stage_above_remaining → 4999999.99'],
    ],
    [
      'a termin of nothing left',
      { ...advance, advanceOf: 'a' },
      { remaining: '0.00' },
      ['error stageDpp stage_above_remaining'],
    ],
    [
      'a termin of all that is left',
      { ...advance, advanceOf: 'a' },
      { remaining: '5000000.00' },
      ['warning stageDpp stage_takes_all'],
    ],
    ['a settlement of nothing', { ...named, term: 'PAID' }, {}, ['error advanceOf advance_required']],
    [
      'a settlement with nothing left',
      { ...named, term: 'PAID', advanceOf: 'a' },
      { remaining: '0.00' },
      ['error advanceOf settlement_nothing_left'],
    ],
    ['a settlement', { ...named, term: 'PAID', advanceOf: 'a' }, { remaining: '1.00' }, []],
    [
      'a settlement by another buyer',
      { ...named, term: 'PAID', advanceOf: 'a' },
      {
        advanceCounterparty: {
          counterpartyDocument: 'TIN',
          counterpartyNpwp: SELLER,
          counterpartyDocumentNumber: null,
        },
      },
      ['error counterpartyNpwp stage_buyer'],
    ],
    ['an amount of a stage without a stage', { stageDpp: '1' }, {}, ['error stageDpp stage_dpp_unused → ']],
    ['an advance invoice without a stage', { advanceOf: 'a' }, {}, ['error advanceOf advance_unused → ']],
    [
      'a stage that is not named',
      { term: 'CASH_ADVANCE', stageDpp: '1' },
      {},
      ['warning lines.0.name stage_name_missing'],
    ],
    ['a name without a stage', named, {}, ['warning lines.0.name stage_name_unexpected']],
    [
      'a numbered name without a stage',
      { lines: [aLine({ name: 'Jasa rancang Termin2' })] },
      {},
      ['warning lines.0.name stage_name_unexpected'],
    ],
    ['a word that begins like a stage', { lines: [aLine({ name: 'Terminal handling charge' })] }, {}, []],
  ])('%s', (_, over, around, expected) => expect(find(over, around)).toEqual(expected));
});

it('never throws, whatever the text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', '0', '-', '2025-10-14', '90000000000000', '07', 'TIN', 'OWN', 'A'),
  );
  const wild = (of: object) => fc.record(Object.fromEntries(Object.keys(of).map((key) => [key, text])));
  const { lines: _, ...rest } = aFakturInput();
  fc.assert(
    fc.property(wild(rest), fc.array(wild(aLine()), { maxLength: 3 }), (body, lines) => {
      const input = { ...body, lines } as unknown as FakturInput;
      for (const finding of checkFaktur(input, ctx)) expect(say('id', finding.message)).not.toBe(finding.message);
    }),
  );
});

it('passes with warnings and not with errors', () => {
  expect(passes(checkFaktur(aFakturInput({ counterpartyEmail: null }), { ...ctx, source: 'import' }))).toBe(true);
  expect(passes(checkFaktur(aFakturInput({ counterpartyEmail: null }), ctx))).toBe(false);
});

afterAll(() => {
  expect(Object.keys(texts).filter((rule) => !seen.has(rule))).toEqual([]);
});
