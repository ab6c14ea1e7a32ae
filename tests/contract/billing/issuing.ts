import { describe, expect, it } from 'vitest';
import { isBillingCode } from '#domain/billing/number.ts';
import type { BillingOrder } from '../../../api/gateways/djp/billing/port.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { doneWith } from '../office/visit.ts';
import { anOrder, type BillingVisit, LIFE, request, START, TIN } from './visit.ts';

const OTHER = anNpwp(900_003);

export const issuing = (visit: BillingVisit): void => {
  describe('gives out codes', () => {
    it('of 15 digits that live as long as the law says', async () => {
      const { code, issuedAt, expiresAt } = await visit.issue();
      expect(isBillingCode(code)).toBe(true);
      expect([issuedAt, expiresAt]).toEqual([START, START + LIFE]);
    });

    it('each its own', async () => {
      const codes = await Promise.all(Array.from({ length: 8 }, () => visit.issue()));
      expect(new Set(codes.map(({ code }) => code)).size).toBe(8);
    });

    it('once for one key, also at the same moment and much later', async () => {
      const both = await Promise.all([visit.issue({}, 'k'), visit.issue({}, 'k')]);
      visit.pass(2 * LIFE);
      const later = await visit.office.issue(anOrder(), 'k');
      expect(new Set([...both, doneWith(later)].map((each) => JSON.stringify(each))).size).toBe(1);
    });

    it('and refuses the key for other content', async () => {
      await visit.issue({}, 'k');
      expect(await visit.office.issue(anOrder({ amount: 5_000_000 }), 'k')).toMatchObject({
        kind: 'refused',
        code: 'KEY_REUSED',
      });
    });

    it('for another taxpayer, who is then the payer', async () => {
      const payer = { npwp: OTHER, name: 'CV Lain', address: 'Jalan Lain', city: 'Bandung' };
      const { code } = await visit.issue({ kap: '411122', kjs: '900', payer });
      expect(await visit.known(code)).toMatchObject({ tin: OTHER, payerName: 'CV Lain' });
      expect(await visit.office.inquire(request(code, OTHER))).toMatchObject({ kind: 'done' });
    });

    const refusals: [string, string, string, Partial<BillingOrder>][] = [
      ['no amount', 'AMOUNT_INVALID', 'amount', { amount: 0 }],
      ['sen', 'AMOUNT_INVALID', 'amount', { amount: 100_050 }],
      ['more than 13 digits', 'AMOUNT_INVALID', 'amount', { amount: 1_000_000_000_000_000 }],
      ['a pair nobody knows', 'INVALID', 'kjs', { kjs: '987' }],
      ['a notice without its number', 'INVALID', 'assessmentNumber', { kjs: '300' }],
      ['land without its number', 'INVALID', 'nop', { kap: '411128', kjs: '402' }],
      ['two months of a monthly tax', 'INVALID', 'periodTo', { periodTo: '2026-02' }],
      [
        'another taxpayer where only one’s own tax is paid',
        'INVALID',
        'payerNpwp',
        { payer: { npwp: OTHER, name: 'CV Lain', address: '', city: '' } },
      ],
      ['no payer', 'INVALID', 'payerNpwp', { payer: { npwp: '12', name: 'X', address: '', city: '' } }],
    ];
    it.each(refusals)('refuses %s', async (_what, code, field, over) => {
      expect(await visit.office.issue(anOrder(over), 'k')).toMatchObject({ kind: 'refused', code, field });
    });
  });

  describe('tells of a code', () => {
    it('what it is for, that it is open, and from its last moment on that it has expired', async () => {
      const { code } = await visit.issue();
      const known = await visit.known(code);
      expect(known).toEqual({
        code,
        tin: TIN,
        payerName: 'PT Sagara Niaga',
        kap: '411126',
        kjs: '100',
        periodFrom: '2026-01',
        periodTo: '2026-01',
        amount: 1_000_000_000,
        issuedAt: START,
        expiresAt: START + LIFE,
        state: 'open',
        receipt: null,
      });
      visit.pass(LIFE - 1);
      expect((await visit.known(code)).state).toBe('open');
      visit.pass(1);
      expect((await visit.known(code)).state).toBe('expired');
    });

    it('nothing to a stranger, nor of a code it never gave', async () => {
      const { code } = await visit.issue();
      const unknown = { kind: 'refused', code: 'NOT_FOUND' };
      expect(await visit.office.inquire(request(code, OTHER))).toMatchObject(unknown);
      expect(await visit.office.inquire(request('000000000000000'))).toMatchObject(unknown);
    });

    it('that it is none, where it is of another issuer or no 15 digits', async () => {
      for (const code of ['412345678901234', '12345', ''])
        expect(await visit.office.inquire(request(code))).toMatchObject({ kind: 'refused', code: 'INVALID' });
    });
  });
};
