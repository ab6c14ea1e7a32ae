import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingSpt } from '../../api/gateways/djp/spt/port.ts';
import { servedOffice } from './served-office.ts';

let office: Awaited<ReturnType<typeof servedOffice>>;
beforeAll(async () => {
  office = await servedOffice();
});
afterAll(() => office.close());

const TIN = '0012345678901000';
const sent = { companyId: 'c', objectId: 's', tin: TIN };

const aReturn = (over: Partial<OutgoingSpt> = {}): OutgoingSpt => ({
  ...sent,
  type: 'UNIFIKASI',
  period: '2025-10',
  revision: 0,
  signee: { name: 'Rina', npwp: TIN },
  amounts: { UNIFIKASI: { '411124-100.F': '100000.00', 'TOTAL.E': null } },
  documentCount: 1,
  bills: [],
  proofs: [],
  codes: [],
  ...over,
});

describe('filing returns over the line', () => {
  it('answers one request once, and files what leaves nothing to pay', async () => {
    const first = await office.sptOffice.file(aReturn(), 'k1');
    expect(first).toMatchObject({ kind: 'done', value: { verdict: { state: 'waiting' } } });
    expect(await office.sptOffice.file(aReturn(), 'k1')).toEqual(first);
    expect(await office.sptOffice.file(aReturn({ documentCount: 2 }), 'k1')).toMatchObject({ code: 'KEY_REUSED' });
    expect(await office.sptOffice.file(aReturn(), 'k2')).toMatchObject({ kind: 'refused', code: 'ALREADY_SENT' });
    office.clock.now += 10_000;
    expect(await office.sptOffice.ask({ ...sent, key: 'k1' })).toMatchObject({ value: { state: 'filed' } });
    expect(await office.sptOffice.file(aReturn(), 'k3')).toMatchObject({ kind: 'refused', code: 'ALREADY_FILED' });
    expect(await office.sptOffice.takeBack({ ...sent, key: 'k1' }, 't1')).toMatchObject({ code: 'NOT_WAITING' });
  });

  it('waits for its codes, refuses what nobody pays for, and knows no other taxpayer', async () => {
    const bills = [{ kapKjs: '411124-100', amount: '75000.00' }];
    const of = aReturn({ period: '2025-09', bills });
    expect(await office.sptOffice.file(of, 'k4')).toMatchObject({ kind: 'refused', code: 'NOT_PAID' });
    const order = { ...sent, kap: '411124', kjs: '100', periodFrom: '2025-09', periodTo: '2025-09', amount: 7_500_000 };
    const payer = { npwp: TIN, name: 'PT', address: '', city: '' };
    const code = await office.billingOffice.issue(
      { ...order, description: '', assessmentNumber: null, nop: null, ofReturn: true, payer },
      'b1',
    );
    if (code.kind !== 'done') throw new Error('no code');
    const codes = [{ code: code.value.code, kapKjs: '411124-100', amount: '75000.00' }];
    await office.sptOffice.file({ ...of, codes }, 'k5');
    office.clock.now += 10_000;
    const { expiresAt } = code.value;
    expect(await office.sptOffice.ask({ ...sent, key: 'k5' })).toMatchObject({
      value: { state: 'waitingPayment', expiresAt },
    });
    expect(await office.sptOffice.ask({ ...sent, tin: '0012345678901001', key: 'k5' })).toMatchObject({
      code: 'DOCUMENT_UNKNOWN',
    });
    await office.counter.payAtCounter(code.value.code, 7_500_000);
    expect(await office.sptOffice.ask({ ...sent, key: 'k5' })).toMatchObject({ value: { state: 'filed' } });
  });
});
