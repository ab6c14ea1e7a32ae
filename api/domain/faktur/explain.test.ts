import { describe, expect, it } from 'vitest';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import type { Explained } from '../definition/explain.ts';
import { say } from '../messages/index.ts';
import { computeFaktur } from './compute.ts';
import { explainFaktur } from './explain.ts';
import type { Explainable } from './explain-parts.ts';
import type { FakturInput } from './record.ts';

const EVERY: Explainable[] = ['gross', 'discount', 'contractDpp', 'dpp', 'otherDpp', 'ppn', 'ppnbm', 'total'];
const explain = (
  over: Partial<FakturInput>,
  which: Explainable,
  line?: number,
  taken?: Parameters<typeof computeFaktur>[1],
) => {
  const input = aFakturInput(over);
  return explainFaktur(input, computeFaktur(input, taken), which, line);
};
const labels = (of: Explained) =>
  (of.inputs ?? []).map(({ label, value }) => `${label.replace('explain.', '')} ${value}`);
const all = (of: Explained): Explained[] => [of, ...(of.inputs ?? []).flatMap(all)];

describe('PPN of an ordinary invoice', () => {
  const ppn = explain({ lines: [aLine({ price: '86560000', quantity: '1' })] }, 'ppn');

  it('says value, formula, rate with its regulation and date, and rounding', () => {
    // 86,560,000 × 11/12 = 79,346,666.67; × 12 % = 9,521,600.00
    expect(ppn.value).toBe('9521600.00');
    expect(labels(ppn)).toEqual(['otherDpp 79346666.67', 'ppnRate 12', 'lineCount 1']);
    expect(ppn.rule).toEqual({ name: 'UU 7/2021 ps. 7 ayat (1) huruf b', from: '2025-01-01' });
    expect(ppn.rounding).toBe('explain.rounding.sen_nearest');
  });

  it('opens the other base in turn, with 11/12 and PMK 131/2024', () => {
    const other = ppn.inputs?.[0];
    expect(other && labels(other)).toEqual(['dpp 86560000.00', 'factor 11/12']);
    expect(other?.rule).toEqual({ name: 'PMK 131/2024 ps. 3', from: '2025-01-01' });
  });
});

it('shows what rounding line by line adds', () => {
  // twice 4.59: other base 4.21 each, PPN 0.51 each; at once 8.42 × 12 % = 1.0104 → 1.01
  const small = aLine({ price: '4.59', quantity: '1' });
  const ppn = explain({ lines: [small, small] }, 'ppn');
  expect(ppn.value).toBe('1.02');
  expect(labels(ppn)).toContain('rounding_difference 0.01');
});

it('splits the other base by how its lines work it out', () => {
  const other = explain(
    { code: '02', lines: [aLine(), aLine({ base: 'FULL' }), aLine({ base: 'OWN', ownBase: '5' })] },
    'otherDpp',
  );
  expect(labels(other)).toEqual(['otherDpp 13750000.00', 'otherDpp 15000000.00', 'otherDpp 5.00']);
});

it('says of a settlement what the contract was and what was taken', () => {
  const taken = { dpp: '5000000.00', otherDpp: '4583333.33', ppn: '550000.00', ppnbm: '0.00' };
  const dpp = explain({ term: 'PAID', advanceOf: 'a' }, 'dpp', undefined, taken);
  expect(labels(dpp)).toEqual(['contract 15000000.00', 'taken 5000000.00']);
  expect(dpp.value).toBe('10000000.00');
});

it('leads a line of a stage to the whole it is a share of', () => {
  const line = explain({ term: 'CASH_ADVANCE', stageDpp: '3000000', lines: [aLine(), aLine()] }, 'ppn', 1);
  expect([line.formula, line.value, line.inputs?.[0]?.value]).toEqual([
    'explain.formula.spread',
    '165000.00',
    '330000.00',
  ]);
});

it('says that a facility keeps the tax from being collected', () => {
  expect(explain({ code: '08' }, 'total').formula).toBe('explain.formula.total_not_collected');
  expect(explain({ code: '04' }, 'total').value).toBe('16650000.00');
});

it('has words in both languages for everything it says, of header and line, in every stage', () => {
  const luxury = {
    code: '01',
    lines: [aLine({ base: 'FULL', ppnbmRate: '20' }), aLine({ base: 'OWN', ownBase: '1' })],
  };
  for (const over of [
    {},
    luxury,
    { term: 'CASH_ADVANCE', stageDpp: '1' },
    { term: 'PAID' },
    { date: '2025-01-01', code: '07' },
  ])
    for (const which of EVERY)
      for (const line of [undefined, 0])
        for (const one of all(explain(over as Partial<FakturInput>, which, line)))
          for (const key of [one.label, one.formula, one.rounding])
            for (const locale of ['id', 'en'] as const) if (key) expect(say(locale, key), key).not.toBe(key);
});
