import { describe, expect, it } from 'vitest';
import { explainedLine } from '#domain/bupot/pph21/explained.ts';
import { pairedSections } from './paired.ts';
import type { Row } from './result.ts';

const row = (key: string, sen: number, over: Partial<Row> = {}): Row => {
  const explain = explainedLine('tax', sen);
  return { key, line: { field: key, amount: explain.value, explain }, ...over };
};
const pairs = (now: Row[], other: Row[] | null) =>
  pairedSections([{ key: 'month', rows: now }], other && [{ key: 'month', rows: other }])[0]?.rows.map(
    ({ key, difference }) => [key, difference],
  );

describe('two answers beside each other', () => {
  it('pair by what they are, whatever one of them leaves out', () => {
    expect(pairs([row('tax', 100), row('gross', 5)], [row('borne', 7), row('tax', 350)])).toEqual([
      ['tax', '2.50'],
      ['gross', null],
      ['borne', null],
    ]);
    expect(pairs([row('tax', 100)], null)).toEqual([['tax', null]]);
  });

  it('leave out what is zero in both and may be left out', () => {
    const none = row('allowance', 0, { optional: true });
    expect(pairs([none, row('tax', 0)], [none, row('tax', 0)])).toEqual([['tax', '0.00']]);
    expect(pairs([none], [row('allowance', 9, { optional: true })])).toEqual([['allowance', '0.09']]);
  });

  it('have no difference where the number is no amount', () => {
    const explain = explainedLine('workingDays', ['6', 'count']);
    const days: Row = { key: 'workingDays', line: { field: 'workingDays', amount: '6', explain } };
    expect(pairs([days], [days])).toEqual([['workingDays', null]]);
  });
});
