import { describe, expect, it } from 'vitest';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { buyerEnding, START, TIN } from '../an-outgoing.ts';
import { doneWith } from '../office/visit.ts';
import { anOutgoingBupot } from './an-outgoing-bupot.ts';
import type { BupotVisit } from './visit.ts';

export const pulling = (visit: BupotVisit): void => {
  const who = { companyId: 'company-0001', tin: TIN };
  const leave = async () => doneWith(await visit.office.leaveToPull(who)).authKey;

  describe('lets slips be pulled', () => {
    it('of a masa: those in which the company is payee, and those it made elsewhere', async () => {
      const requests = { ...who, authKey: await leave(), period: '2025-09' };
      const slips = doneWith(await visit.office.pull(requests));
      expect(new Set(slips.map(({ role }) => role))).toEqual(new Set(['payee', 'withholder']));
      for (const { role, payee, withholder, period, number } of slips) {
        expect((role === 'payee' ? payee : withholder)?.npwp).toBe(TIN);
        expect({ period, number }).toEqual({ period: '2025-09', number: expect.stringMatching(/^25[0-9A-Z]{7}$/) });
      }
      expect(doneWith(await visit.office.pull(requests))).toEqual(slips);
      const mine = doneWith(await visit.office.pull({ ...requests, role: 'withholder' }));
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

    describe('and treats those the company made elsewhere as it treats those sent here', () => {
      const elsewhere = async () => {
        const requests = { ...who, authKey: await leave(), period: '2025-09', role: 'withholder' } as const;
        const all = doneWith(await visit.office.pull(requests));
        const slip = all.find(({ state }) => state === 'NORMAL');
        if (!slip) throw new Error('nothing in force from elsewhere');
        const again = async () => {
          const { number } = slip;
          const found = doneWith(await visit.office.pull({ ...requests, role: undefined, numbers: [number] }));
          const ofMasa = doneWith(await visit.office.pull(requests)).filter((one) => one.number === number);
          expect(ofMasa).toEqual(found);
          return found[0];
        };
        const document = { ...who, objectId: 'pulled', number: slip.number };
        return { slip, document, again };
      };
      const correction = ({ number, payee, period, date, taxCode, rate }: PulledSlip, id: string) =>
        anOutgoingBupot(
          {
            id,
            period,
            date,
            taxCode,
            rate,
            payeeNpwp: payee?.npwp ?? '',
            payeeNitku: payee?.nitku ?? '',
            payeeName: payee?.name ?? '',
            gross: '12000000',
            base: '12000000.00',
            tax: '240000.00',
          },
          { kind: 'CORRECTION', correctsNumber: number },
        );

      it('says how one stands that is named by its number', async () => {
        const { slip, document } = await elsewhere();
        expect(await visit.verdict(document)).toMatchObject({ state: 'approved', number: slip.number });
        const foreign = { ...document, tin: buyerEnding('0001') };
        expect(await visit.office.ask(foreign)).toMatchObject({ kind: 'refused', code: 'DOCUMENT_UNKNOWN' });
        const unknown = { ...document, number: '25ZZZZZZZ' };
        expect(await visit.office.ask(unknown)).toMatchObject({ kind: 'refused', code: 'DOCUMENT_UNKNOWN' });
      });

      it('cancels one, once, and tells of it as cancelled from then on', async () => {
        const { slip, document, again } = await elsewhere();
        const cancel = (reason: string) => visit.office.cancel(document, reason, 'c1');
        expect(doneWith(await cancel('Batal'))).toEqual({ state: 'canceled' });
        expect(doneWith(await cancel('Batal'))).toEqual({ state: 'canceled' });
        expect(await cancel('Lain')).toMatchObject({ code: 'KEY_REUSED' });
        expect(await again()).toMatchObject({ number: slip.number, state: 'CANCELED', tax: slip.tax });
        const late = await visit.office.send(correction(slip, 'late'), 'late');
        expect(late).toMatchObject({ code: 'ORIGINAL_NOT_ISSUED' });
      });

      it('corrects one under its number, again and again, and tells which version stands', async () => {
        const { slip, document, again } = await elsewhere();
        const sent = await visit.send(correction(slip, 'first'));
        const meanwhile = visit.office.cancel(document, 'Batal', 'c');
        expect(await meanwhile).toMatchObject({ code: 'CORRECTION_IN_PROCESS' });
        expect(await visit.brought(sent)).toMatchObject({ state: 'approved', number: slip.number });
        const { number, revision } = slip;
        expect(await again()).toMatchObject({ number, revision: revision + 1, tax: '240000.00', state: 'NORMAL' });
        expect((await visit.issued(correction(slip, 'second'))).number).toBe(number);
        expect(await again()).toMatchObject({ number, revision: revision + 2 });
        expect(doneWith(await visit.office.cancel(document, 'Batal', 'c2'))).toEqual({ state: 'canceled' });
        expect(await again()).toMatchObject({ number, state: 'CANCELED' });
      });

      it('keeps one that is corrected wrongly', async () => {
        const { slip, again } = await elsewhere();
        const npwp = buyerEnding('0044');
        const other = correction({ ...slip, payee: { npwp, nitku: nitkuOf(npwp), name: 'PT Lain' } }, 'other');
        expect(await visit.office.send(other, 'other')).toMatchObject({ code: 'CORRECTION_PAYEE_CHANGED' });
        expect(await again()).toEqual(slip);
      });
    });

    it('with what heads a slip and no more: what a slip of the year is made of is not told', async () => {
      visit.pass(Date.parse('2026-01-05T03:00:00Z') - START);
      const annual = await visit.issued(anOutgoingBupot({}, { slip: 'BPA1' }));
      const plain = await visit.issued(anOutgoingBupot());
      const numbers = [annual.number, plain.number];
      const result = doneWith(await visit.office.pull({ ...who, authKey: await leave(), numbers }));
      expect(result.map(({ kind }) => kind)).toEqual(['BPA1', 'BPPU']);
      const [ofYear = {}, other = {}] = result.map((slip) => Object.keys(slip).sort());
      expect(ofYear).toEqual(other);
    });

    it('not of a masa that has not come', async () => {
      const requests = { ...who, authKey: await leave(), period: '2025-11' };
      expect(doneWith(await visit.office.pull(requests))).toEqual([]);
    });

    it('only with leave that is the company’s own and has not run out', async () => {
      const authKey = await leave();
      const invalid = { kind: 'refused', code: 'AUTH_KEY_INVALID' };
      const requests = { ...who, authKey, period: '2025-09' };
      expect(await visit.office.pull({ ...requests, tin: buyerEnding('0001') })).toMatchObject(invalid);
      expect(await visit.office.pull({ ...requests, authKey: 'x' })).toMatchObject(invalid);
      visit.pass(3_600_000);
      expect(await visit.office.pull(requests)).toMatchObject(invalid);
    });
  });
};
