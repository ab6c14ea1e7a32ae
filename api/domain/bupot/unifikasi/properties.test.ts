import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Explained } from '../../definition/explain.ts';
import { rupiah, share } from '../../definition/money.ts';
import { hasWords } from '../../messages/index.ts';
import { facilities } from '../../rules/bupot/facilities.ts';
import { objectList } from '../../rules/unifikasi/objects.ts';
import { explainUnifikasi } from './explained.ts';
import { withheld } from './withheld.ts';
import type { Withholding } from './withholding.ts';

const work: fc.Arbitrary<Withholding> = fc.constantFrom(...objectList()).chain((object) =>
  fc.record({
    object: fc.constant(object),
    period: fc.constant(object.to ? '2025-03' : '2026-03'),
    facility: fc.constantFrom(...object.facilities),
    gross: fc.integer({ min: 0, max: 500_000_000_000 }),
    surcharge: fc.boolean(),
    grossUp: fc.boolean(),
  }),
);

const nodes = (of: Explained): Explained[] => [of, ...(of.inputs ?? []).flatMap(nodes)];

describe('every slip', () => {
  it('is taxed between nothing and its gross, in whole rupiah, withheld or borne in full', () => {
    fc.assert(
      fc.property(work, (one) => {
        const { gross, base, tax, withheld: taken, borne } = withheld(one);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(gross);
        expect([gross % 100, base % 100, tax % 100]).toEqual([0, 0, 0]);
        expect(taken + borne).toBe(tax);
        if (one.facility && facilities[one.facility].effect === 'exempt') expect(tax).toBe(0);
        if (one.facility === 'DTP') expect(taken).toBe(0);
      }),
    );
  });

  it('is taxed no less when it is more', () => {
    fc.assert(
      fc.property(work, fc.integer({ min: 0, max: 10_000_000_000 }), (one, more) => {
        expect(withheld({ ...one, gross: one.gross + more }).tax).toBeGreaterThanOrEqual(withheld(one).tax);
      }),
    );
  });

  it('leaves the payee what was promised, to the rupiah, where the payer bears the tax', () => {
    fc.assert(
      fc.property(work, (one) => {
        const { gross, tax, borne } = withheld({ ...one, grossUp: true });
        expect(gross - (tax - borne)).toBe(share(one.gross, [1, 100], 'nearest') * 100);
      }),
    );
  });

  it('explains the amounts it has, in words that are there', () => {
    fc.assert(
      fc.property(work, (one) => {
        const { result, notes } = explainUnifikasi((write) => withheld(one, write));
        expect(result).toEqual(withheld(one));
        for (const key of ['gross', 'base', 'tax', 'withheld', 'borne'] as const)
          expect(notes.get(key)?.value, key).toBe(rupiah(result[key]));
        for (const { label, formula, rounding } of [...notes.values()].flatMap(nodes))
          for (const key of [label, formula, rounding]) if (key) expect(hasWords(key), key).toBe(true);
        expect(nodes(notes.get('tax') as Explained).some(({ rule }) => rule) || result.rate[0] === 0).toBe(true);
      }),
    );
  });

  it('explains the form of shipping', () => {
    const income = { indonesia: 1_000_050, abroad: 2_000_000, credit24: 100, withheldByOthers: 200 };
    const object = objectList().find(({ kind, code }) => kind === 'SP' && code === '28-410-01');
    if (!object) throw new Error('no shipping');
    const { result, notes } = explainUnifikasi((write) =>
      withheld({ object, period: '2026-03', gross: 0, shipping: income }, write),
    );
    expect(notes.get('withheld')?.value).toBe(rupiah(result.withheld));
    expect(notes.get('due')?.inputs?.map(({ value }) => value)).toEqual(['360.00', '1.00', '2.00']);
    for (const { label } of [...notes.values()].flatMap(nodes)) expect(hasWords(label), label).toBe(true);
  });
});
