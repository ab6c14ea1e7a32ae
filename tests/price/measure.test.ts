import { describe, expect, it } from 'vitest';
import { exceeded, kindOf, measure, type Price } from './measure.ts';

const priceOf = (prices: readonly Price[], module: string): Price =>
  prices.find((price) => price.module === module) as Price;

describe('price', () => {
  it('tells source, words, styles, tests and fixtures apart', () => {
    expect(kindOf('api/domain/faktur/check.ts')).toBe('source');
    expect(kindOf('src/faktur/list/FakturList.tsx')).toBe('source');
    expect(kindOf('api/domain/messages/id/faktur.ts')).toBe('words');
    expect(kindOf('src/ui/ui.css')).toBe('css');
    expect(kindOf('api/domain/faktur/check.test.ts')).toBe('tests');
    expect(kindOf('tests/api/app.ts')).toBe('tests');
    expect(kindOf('fixtures/demo/plant.ts')).toBe('fixtures');
    expect(kindOf('db/migrations/pg/0000_start.sql')).toBeNull();
    expect(kindOf('api/commands/start.mjs')).toBeNull();
  });

  it('adds lines and bytes of a module, and counts its built routes', () => {
    const prices = measure(
      [
        { path: 'api/domain/bupot/a.ts', text: 'one\ntwo\n' },
        { path: 'src/bupot/B.tsx', text: 'é' },
        { path: 'src/bupot/b.css', text: '.a {}\n' },
        { path: 'api/http/edge.ts', text: 'x\n' },
      ],
      ['/main/ebupot', '/main/ebupot-v2/{id}', '/login'],
    );
    const bupot = priceOf(prices, 'ebupot');
    expect(bupot.sizes.source).toEqual({ lines: 3, bytes: 10 });
    expect(bupot.sizes.css.lines).toBe(1);
    expect(bupot.routes).toBe(2);
    expect(priceOf(prices, 'shared').sizes.source.lines).toBe(1);
  });

  it('names what exceeds its budget, and what has none', () => {
    const prices = measure([{ path: 'api/http/edge.ts', text: 'x\ny\n' }], []);
    const enough = Object.fromEntries(prices.map(({ module }) => [module, { lines: 2, bytes: 4 }]));
    expect(exceeded(prices, enough)).toEqual([]);
    expect(exceeded(prices, { ...enough, shared: { lines: 1, bytes: 4 } })).toEqual([
      'shared: 2 lines of source, budget 1',
    ]);
    const { shared: _, ...without } = enough;
    expect(exceeded(prices, without)).toEqual(['shared has no budget']);
  });
});
