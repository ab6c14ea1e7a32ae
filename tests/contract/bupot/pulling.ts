import { describe, expect, it } from 'vitest';
import { buyerEnding, TIN } from '../an-outgoing.ts';
import { doneWith } from '../office/visit.ts';
import { anOutgoingBupot } from './an-outgoing-bupot.ts';
import type { BupotVisit } from './visit.ts';

/** Slips the office has that were made elsewhere. */
export const pulling = (visit: BupotVisit): void => {
  const who = { companyId: 'company-0001', tin: TIN };
  const leave = async () => doneWith(await visit.office.leaveToPull(who)).authKey;

  describe('lets slips be pulled', () => {
    it('of a masa: those in which the company is payee, and those it made elsewhere', async () => {
      const asked = { ...who, authKey: await leave(), period: '2025-09' };
      const slips = doneWith(await visit.office.pull(asked));
      expect(new Set(slips.map(({ role }) => role))).toEqual(new Set(['payee', 'withholder']));
      for (const { role, payee, withholder, period, number } of slips) {
        expect((role === 'payee' ? payee : withholder)?.npwp).toBe(TIN);
        expect({ period, number }).toEqual({ period: '2025-09', number: expect.stringMatching(/^25[0-9A-Z]{7}$/) });
      }
      expect(doneWith(await visit.office.pull(asked))).toEqual(slips);
      const mine = doneWith(await visit.office.pull({ ...asked, role: 'withholder' }));
      expect(mine).toEqual(slips.filter(({ role }) => role === 'withholder'));
    });

    it('by number, leaving out numbers it does not know; those sent here too', async () => {
      const { number } = await visit.issued(anOutgoingBupot());
      const authKey = await leave();
      const [one] = doneWith(await visit.office.pull({ ...who, authKey, period: '2025-09' }));
      const numbers = [one?.number ?? '', '25ZZZZZZZ', number];
      const found = doneWith(await visit.office.pull({ ...who, authKey, numbers }));
      expect(found).toEqual([one, expect.objectContaining({ number, role: 'withholder', tax: '200000.00' })]);
    });

    it('not of a masa that has not come', async () => {
      const asked = { ...who, authKey: await leave(), period: '2025-11' };
      expect(doneWith(await visit.office.pull(asked))).toEqual([]);
    });

    it('only with leave that is the company’s own and has not run out', async () => {
      const authKey = await leave();
      const invalid = { kind: 'refused', code: 'AUTH_KEY_INVALID' };
      const asked = { ...who, authKey, period: '2025-09' };
      expect(await visit.office.pull({ ...asked, tin: buyerEnding('0001') })).toMatchObject(invalid);
      expect(await visit.office.pull({ ...asked, authKey: 'x' })).toMatchObject(invalid);
      visit.pass(3_600_000);
      expect(await visit.office.pull(asked)).toMatchObject(invalid);
    });
  });
};
