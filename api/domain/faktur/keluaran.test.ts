import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { catalogues, say } from '../messages/index.ts';
import type { FieldErrors } from '../problem.ts';
import { draftInput, fakturInput, fakturKeluaran } from './keluaran.ts';

const paramsOf = (issue: z.core.$ZodIssue): Record<string, string | number> =>
  issue.code === 'too_big'
    ? { max: Number(issue.maximum) }
    : issue.code === 'custom' && issue.params
      ? (issue.params as Record<string, string | number>)
      : {};

const fieldErrors = (error: z.ZodError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path as PropertyKey[]];
    for (const path of paths) errors[path.map(String).join('.')] ??= { key: issue.message, params: paramsOf(issue) };
  }
  return errors;
};

const refused = (schema: typeof fakturInput | typeof draftInput, body: unknown) => {
  const read = schema.safeParse(body);
  if (read.success) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(read.error)).map(([field, error]) => [
      field,
      typeof error === 'string' ? error : error.key.replace('problem.field.', ''),
    ]),
  );
};

describe('a finished invoice', () => {
  it('comes through as it was', () => expect(fakturInput.parse(aFakturInput())).toEqual(aFakturInput()));

  test.each<[string, object, Record<string, string>]>([
    ['an unknown field', { ppn: '1' }, { ppn: 'unknown' }],
    ['an unknown field of a line', { lines: [{ ...aLine(), ppn: '1' }] }, { 'lines.0.ppn': 'unknown' }],
    ['a number for text', { counterpartyName: 1 }, { counterpartyName: 'type' }],
    [
      'a float for an amount',
      { lines: [aLine({ discount: 1.5 as unknown as string })] },
      { 'lines.0.discount': 'type' },
    ],
    ['a missing name', { counterpartyName: undefined }, { counterpartyName: 'required' }],
    ['an empty name', { counterpartyName: '  ' }, { counterpartyName: 'required' }],
    ['a long name', { counterpartyName: 'x'.repeat(256) }, { counterpartyName: 'max' }],
    ['a day that does not exist', { date: '2025-02-29' }, { date: 'format' }],
    ['an unknown code', { code: '11' }, { code: 'choice' }],
    ['a missing code', { code: undefined }, { code: 'required' }],
    ['three places of money', { stageDpp: '1.005' }, { stageDpp: 'format' }],
    ['a negative price', { lines: [aLine({ price: '-1' })] }, { 'lines.0.price': 'format' }],
    ['an amount past the range', { lines: [aLine({ price: '99999999999999' })] }, { 'lines.0.price': 'format' }],
    ['an odd e-mail', { counterpartyEmail: 'x' }, { counterpartyEmail: 'format' }],
    ['no lines', { lines: [] }, { lines: 'required' }],
    ['too many lines', { lines: Array.from({ length: 5001 }, () => aLine()) }, { lines: 'max_rows' }],
    ['lines that are none', { lines: 'x' }, { lines: 'required' }],
  ])('refuses %s', (_, over, errors) => expect(refused(fakturInput, { ...aFakturInput(), ...over })).toEqual(errors));

  it('refuses what is no record at all', () => {
    for (const body of [null, 'x', 1, []]) expect(refused(fakturInput, body)).toEqual({ '': 'type' });
  });

  it('reads empty text as nothing where nothing is allowed', () => {
    expect(fakturInput.parse({ ...aFakturInput(), reference: ' ', counterpartyEmail: '' })).toMatchObject({
      reference: null,
      counterpartyEmail: null,
    });
  });
});

describe('a draft', () => {
  it('may be empty', () => {
    expect(draftInput.parse({})).toMatchObject({
      date: '',
      code: '',
      counterpartyDocument: 'TIN',
      term: 'EMPTY',
      lines: [],
    });
    expect(draftInput.parse({ counterpartyName: null, reference: null, lines: null }).counterpartyName).toBe('');
  });

  it('is the same as the finished invoice when it is finished', () =>
    expect(draftInput.parse(aFakturInput())).toEqual(aFakturInput()));

  it('gives a line without a base the usual one of its code', () => {
    const base = (body: object) => draftInput.parse(body).lines.map((line) => line.base);
    expect(base({ code: '04', lines: [{}] })).toEqual(['ELEVEN_TWELFTHS']);
    expect(base({ code: '01', lines: [{}] })).toEqual(['FULL']);
    expect(base({ code: '02', lines: [{ ppnbmRate: '20' }, { base: 'OWN' }] })).toEqual(['FULL', 'OWN']);
  });

  it('keeps a half-typed e-mail and a short NITKU, for the checks to say', () => {
    expect(draftInput.parse({ counterpartyEmail: 'rina@', counterpartyNitku: '061' })).toMatchObject({
      counterpartyEmail: 'rina@',
    });
  });

  test.each<[string, object, Record<string, string>]>([
    ['an unknown field', { status: 'APPROVED' }, { status: 'unknown' }],
    ['the wrong kind of value', { date: 20251014 }, { date: 'type' }],
    ['what is too long', { counterpartyAddress: 'x'.repeat(501) }, { counterpartyAddress: 'max' }],
    ['an amount that is none', { lines: [{ price: 'x' }] }, { 'lines.0.price': 'format' }],
    ['a line that is none', { lines: [3] }, { 'lines.0': 'type' }],
    ['a base that does not exist', { lines: [{ base: 'HALF' }] }, { 'lines.0.base': 'choice' }],
  ])('refuses %s', (_, body, errors) => expect(refused(draftInput, body)).toEqual(errors));
});

it('says each refusal in both languages, with its numbers', () => {
  const read = fakturInput.safeParse({
    ...aFakturInput(),
    counterpartyName: 'x'.repeat(256),
    date: 'x',
    code: '11',
    zz: 1,
  });
  for (const error of Object.values(fieldErrors(read.error ?? ({ issues: [] } as never))))
    for (const locale of ['id', 'en'] as const) {
      const { key, params } = typeof error === 'string' ? { key: error, params: {} } : error;
      const words = say(locale, key, params);
      expect(words).not.toBe(key);
      expect(words).not.toContain('%{');
    }
});

describe('the definition', () => {
  it('names every field in both languages', () => {
    for (const { resources } of Object.values(catalogues)) {
      const { fields } = resources[fakturKeluaran.resource as 'efaktur/out/ctas'];
      expect(Object.keys(fakturKeluaran.fields).filter((field) => !(field in fields))).toEqual([]);
      expect(Object.keys(aLine()).filter((field) => !(field in fields.lines))).toEqual([]);
    }
  });

  it('keeps the number in sight and aligns amounts right', () => {
    const { columns } = fakturKeluaran.list;
    expect(columns.filter(({ frozen }) => frozen).map(({ key }) => key)).toEqual(['number']);
    expect(columns.filter(({ align }) => align).map(({ key }) => key)).toEqual(fakturKeluaran.list.totals);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
  });
});
