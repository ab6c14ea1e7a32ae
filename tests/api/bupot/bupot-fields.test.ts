import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFields } from '#domain/bupot/fields.ts';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import type { Bupot, BupotInput, InputField } from '#domain/bupot/record.ts';
import { blankInput, fieldsOf } from '#domain/bupot/slips.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { handedIn } from '../../../src/bupot/form/slip-api.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aSlip, pathOf } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

/** The longest or most precise value of each field of the form, where its kind does not say it. */
const typed: Partial<Record<InputField, unknown>> = {
  nitku: '9'.repeat(maxima.nitku),
  taxCode: '21-100-24',
  facility: 'OTHER',
  certificateNumber: 'K'.repeat(maxima.certificate),
  dtpNtpn: 'A'.repeat(16),
  payeeIdType: 'NIK',
  payeeNpwp: '1'.repeat(16),
  payeeNitku: '1'.repeat(maxima.nitku),
  payeeEmail: 'setengah diketik@',
  country: 'SGP',
  birthPlace: 'S'.repeat(maxima.foreignName),
  gender: 'F',
  ptkp: 'HB/3',
  documentType: documentTypes[0]?.code,
  paymentOption: 'IMPREST',
  withholdingAnnuality: 'ANNUALIZED',
};

const byKind: Readonly<Record<string, unknown>> = {
  day: '2025-10-31',
  period: '2025-10',
  flag: true,
  text: 'Aa 1',
  money: '1234567.5',
};

/** Allowed decimal places of each number of the form, from the fewest to the most. */
const numbers: Partial<Record<InputField, readonly string[]>> = {
  workingDays: ['1', '26', '366'],
  rate: ['5', '7.5', '3.125', '2.6375'],
  nett: ['100', '66.6667'],
};

const fillings = (field: InputField): readonly unknown[] =>
  numbers[field] ?? [typed[field] ?? byKind[inputFields[field].kind]];

describe.each(slipKinds)('every field the form of %s can fill', (kind) => {
  it.each(fieldsOf[kind])('%s is saved, checked and there again', async (field) => {
    for (const value of fillings(field)) {
      expect(value).toBeDefined();
      const filled = { ...blankInput(kind), period: '2025-10', date: '2025-10-14', gross: null, [field]: value };
      const input = handedIn(filled as BupotInput);
      const made = await rina.post<Bupot>(pathOf(kind), { input });
      const stored = { ...made, gross: made.grossTyped, nett: made.nettTyped, rate: made.rateTyped };
      expect(stored[field]).toBe(value);
      const checked = await rina.request('POST', `${pathOf(kind)}/check`, { json: { input, id: made.id } });
      expect(checked.status).toBe(200);
    }
  });
});

describe('a slip of a daily worker', () => {
  it('is worked from days and gross, saved over, and found without an error', async () => {
    const input = { ...aSlip('BP21'), taxCode: '21-100-24', gross: '9900000', workingDays: '22', ptkp: null };
    expect(await rina.post(`${pathOf('BP21')}/check`, { input })).toEqual([]);
    const made = await rina.post<Bupot>(pathOf('BP21'), { input });
    expect(made).toMatchObject({ workingDays: '22', tax: '0.00', errorCount: 0 });
    const more = { version: 1, input: { ...input, gross: '11000000' } };
    expect(await rina.put<Bupot>(`${pathOf('BP21')}/${made.id}`, more)).toMatchObject({ tax: '55000.00', rate: '0.5' });
  });
});

describe('a rate and a share typed to the last place', () => {
  it.each(['BPPU', 'BPNR', 'BP21', 'BP26'] as const)('are worked with on a %s', async (kind) => {
    const foreign = kind === 'BPNR' || kind === 'BP26';
    const freed = { facility: 'OTHER', certificateNumber: 'KET-1', rate: '2.6375', gross: '10000000' } as const;
    const input = aSlip(kind, { ...freed, ...(foreign ? { nett: '66.6667' } : {}) });
    expect(await rina.post(`${pathOf(kind)}/check`, { input })).toEqual([]);
    const made = await rina.post<Bupot>(pathOf(kind), { input });
    // 10.000.000 × 2,6375 %; of foreigners 66,6667 % of it, 175.833,42; of a BP21 the half its object taxes.
    const tax = foreign ? '175833.00' : kind === 'BP21' ? '131875.00' : '263750.00';
    expect(made).toMatchObject({ rate: '2.6375', tax });
  });
});
