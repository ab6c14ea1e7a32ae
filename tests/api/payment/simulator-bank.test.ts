import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sen } from '#domain/definition/money.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { START, type TestApp, testApp } from '../app.ts';

type Shown = {
  id: string;
  number: string;
  amount: string;
  state: string;
  movements: { movement: string; amount: string }[];
  calls: { state: string; tries: number; answered: number | null }[];
};

describe('the page of the simulated bank', () => {
  let server: TestApp;
  let number = '';
  beforeAll(async () => {
    server = await testApp();
    const answer = await server.deps.bank.open(
      {
        companyId: companies.sagara.id,
        paymentId: 'p1',
        amount: sen('1002500'),
        payer: { name: 'PT Sagara Niaga Utama', email: 'pajak@sagaraniaga.example' },
        expiresAt: START + 3_600_000,
        method: 'va',
        bank: 'BCA',
      },
      'p1',
    );
    if (answer.kind === 'done') number = answer.value.number;
  });
  afterAll(() => server.close());

  it('shows the accounts of the own company, and takes money as a bank does', async () => {
    const budi = await server.as('budi', 'sagara');
    const paid = await budi.request('POST', '/simulator/bank/pay', {
      json: { number, amount: '1002500.00', how: 'exact' },
    });
    expect(paid.status).toBe(201);
    server.clock.advance(1_000);
    expect(await server.deps.bankCounter?.tick()).toBe(1);
    const [shown] = await budi.get<Shown[]>('/simulator/bank');
    expect(shown).toMatchObject({
      id: 'p1',
      number,
      amount: '1002500.00',
      state: 'paid',
      movements: [{ amount: '1002500.00' }],
      calls: [{ tries: 1, answered: expect.any(Number) }],
    });
  });

  it('shows and pays nothing of another company', async () => {
    const other = await server.as('rina', 'cendana');
    expect(await other.get('/simulator/bank')).toEqual([]);
    const paid = await other.request('POST', '/simulator/bank/pay', { json: { number, amount: '1' } });
    expect(paid.status).toBe(404);
  });

  it('refuses what is no payment', async () => {
    const budi = await server.as('budi', 'sagara');
    for (const json of [
      { number: '12', amount: '1' },
      { number, amount: '0' },
      { number, amount: '1.50' },
      { number, amount: '-1' },
      { number, amount: '1', how: 'never' },
    ])
      expect((await budi.request('POST', '/simulator/bank/pay', { json })).status).toBe(422);
  });

  it('is not there where the bank is a real one', async () => {
    const real = await testApp({ env: { BANK_MODE: 'doku', DOKU_CLIENT_ID: 'MCH', DOKU_SECRET: 'SK' } });
    try {
      expect(real.deps.bank).toMatchObject({ name: 'doku', simulated: false });
      const budi = await real.as('budi', 'sagara');
      expect((await budi.request('GET', '/simulator/bank')).status).toBe(404);
      expect((await budi.request('POST', '/simulator/bank/pay', { json: { number, amount: '1' } })).status).toBe(404);
    } finally {
      await real.close();
    }
  });
});
