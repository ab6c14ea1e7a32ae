import { describe, expect, it } from 'vitest';
import { buyerEnding } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

export const authorising = (visit: Visit): void => {
  describe('tells whether a taxpayer authorised a company', () => {
    const tin = buyerEnding('0001');
    const granted = async (of: string, code: string) =>
      doneWith(await visit.office.authorisation({ companyId: 'c', tin: of, code })).granted;

    it('by the code the taxpayer gave, and by no other', async () => {
      expect(await granted(tin, 'AAAA-BBBB')).toBe(false);
      doneWith(await visit.authorise(tin, 'AAAA-BBBB'));
      doneWith(await visit.authorise(tin, 'AAAA-BBBB'));
      expect(await granted(tin, 'AAAA-BBBB')).toBe(true);
      expect(await granted(tin, 'AAAA-CCCC')).toBe(false);
      expect(await granted(buyerEnding('0002'), 'AAAA-BBBB')).toBe(false);
    });

    it('not while it is down', async () => {
      const requests = { companyId: 'c', tin: buyerEnding('9999'), code: 'AAAA-BBBB' };
      expect(await visit.office.authorisation(requests)).toMatchObject({ kind: 'unreachable' });
    });
  });
};
