import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { httpBillingOffice } from '../../api/gateways/djp/http/offices.ts';
import { anOrder, request, START } from './billing/visit.ts';
import { type Fault, faults } from './faults.ts';
import { doneWith } from './office/visit.ts';
import { saying } from './saying.ts';
import { servedOffice } from './served-office.ts';

const opened: (() => Promise<void>)[] = [];
const open = async (options?: Parameters<typeof servedOffice>[0]) => {
  const served = await servedOffice(options);
  opened.push(served.close);
  served.clock.now = START;
  return served;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

const officeSaying = async (status: number, value: unknown) => {
  const { baseUrl, close } = await saying(status, typeof value === 'string' ? value : JSON.stringify(value));
  opened.push(close);
  return httpBillingOffice({ baseUrl, clientId: 'patuh', secret: 'x', now: () => START });
};

const CODE = '012345678901234';
const AMOUNT = anOrder().amount;
const perhaps = { kind: 'unreachable', unknown: true };
const broken = faults.filter((fault) => fault !== 'duplicate');

describe('billing codes over the host-to-host line', () => {
  it.each(broken)(
    'returns "perhaps" for a code and for money that meet %s, and does each once when repeated',
    async (fault) => {
      const { billingOffice: office, mishaps } = await open();
      mishaps.push(fault);
      expect(await office.issue(anOrder(), 'k')).toMatchObject(perhaps);
      const { code } = doneWith(await office.issue(anOrder(), 'k'));
      mishaps.push(fault);
      const money = { ...request(code), amount: AMOUNT };
      expect(await office.settle(money, 'm')).toMatchObject(perhaps);
      const receipt = doneWith(await office.settle(money, 'm'));
      expect(doneWith(await office.inquire(request(code)))).toMatchObject({ state: 'paid', receipt });
    },
  );

  it.each(broken)('never returns "perhaps" for a query that meets %s', async (fault) => {
    const { billingOffice: office, mishaps } = await open();
    mishaps.push(fault, fault);
    const silent = { kind: 'unreachable', retryAfterMs: 10_000 };
    expect(await office.inquire(request(CODE))).toEqual(silent);
    expect(await office.confirm({ ...request(CODE), ntpn: 'A'.repeat(16) })).toEqual(silent);
  });

  it('gives one code and one receipt, whatever befalls the line', async () => {
    const { billingOffice: office, mishaps } = await open();
    const hit = fc.array(
      fc.constantFrom<Fault | undefined>('drop', 'reset', 'truncated', 'garbage', 'duplicate', undefined),
      { maxLength: 8 },
    );
    let keys = 0;
    const until = async <T>(call: () => Promise<{ kind: string; value?: T }>): Promise<T> => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const answer = await call();
        if (answer.kind === 'done') return answer.value as T;
        expect(answer.kind).toBe('unreachable');
      }
      throw new Error('never answered');
    };
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(hit, async (befalls) => {
        mishaps.splice(0, mishaps.length, ...befalls);
        keys += 1;
        const { code } = await until(() => office.issue(anOrder(), `k${keys}`));
        expect(codes.has(code)).toBe(false);
        codes.add(code);
        const receipt = await until(() => office.settle({ ...request(code), amount: AMOUNT }, `m${keys}`));
        mishaps.length = 0;
        expect(doneWith(await office.inquire(request(code)))).toMatchObject({ state: 'paid', receipt });
      }),
      { numRuns: 25 },
    );
  });

  it('is refused with a wrong secret', async () => {
    const { billingOffice: office } = await open({ secret: 'salah' });
    expect(await office.issue(anOrder(), 'k')).toMatchObject({ kind: 'refused', code: 'ACCESS_DENIED' });
  });

  const money = { ...request(CODE), amount: AMOUNT };
  const receipt = { ntpn: 'A'.repeat(16), ntb: '1'.repeat(12), stan: '1'.repeat(6), at: 1 };
  it.each([
    ['a code of another issuer', { code: '412345678901234', issuedAt: 1, expiresAt: 2 }],
    ['a code without its end', { code: CODE, issuedAt: 1 }],
  ])('takes %s for no code', async (_what, input) => {
    expect(await (await officeSaying(200, input)).issue(anOrder(), 'k')).toMatchObject(perhaps);
  });
  it.each([
    ['no receipt', {}],
    ['an NTPN that is none', { receipt: { ...receipt, ntpn: 'abc' } }],
    ['a receipt without its day', { receipt: { ...receipt, at: undefined } }],
  ])('takes %s for no answer to money', async (_what, input) => {
    expect(await (await officeSaying(200, input)).settle(money, 'm')).toMatchObject(perhaps);
  });

  it('never throws, whatever the response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), fc.json(), async (status, input) => {
        const { baseUrl, close } = await saying(status === 204 || status === 304 ? 200 : status, input);
        const office = httpBillingOffice({ baseUrl, clientId: 'patuh', secret: 'x', now: () => START });
        const kinds = [
          (await office.issue(anOrder(), 'k')).kind,
          (await office.inquire(request(CODE))).kind,
          (await office.settle(money, 'm')).kind,
          (await office.confirm({ ...request(CODE), ntpn: receipt.ntpn })).kind,
        ];
        await close();
        expect(kinds).not.toContain('done');
      }),
      { numRuns: 40 },
    );
  });
});
