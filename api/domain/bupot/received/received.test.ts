import { describe, expect, it } from 'vitest';
import { aReceivedInput } from '../../../../fixtures/builders/a-received.ts';
import { articleNamed, articleOfCode, isFinal } from './articles.ts';
import { receivedKey } from './check.ts';
import { expectedSlips } from './expected.ts';

describe('the tax of a slip', () => {
  it.each([
    ['PPh Pasal 23', 'PPH23'],
    ['Ps. 4 ayat (2)', 'PPH4_2'],
    ['4(2)', 'PPH4_2'],
    ['ARTICLE22', 'PPH22'],
    ['PPh 15', 'PPH15'],
    ['Pasal 26', 'PPH26'],
    ['PPh Final', 'PPH4_2'],
    ['BORNEBYGOVERNMENT', 'BORNE'],
    ['bunga', null],
  ])('is named by %s', (text, article) => expect(articleNamed(text)).toBe(article));

  it.each([
    ['24-104-01', 'PPH23'],
    ['22-900-01', 'PPH22'],
    ['28-403-02', 'PPH4_2'],
    ['28-410-02', 'PPH15'],
    ['99-100-01', null],
  ])('follows from the object %s', (code, article) => expect(articleOfCode(code)).toBe(article));

  it('is final by its object where that is known', () => {
    const of = (article: 'PPH22' | 'PPH23' | 'PPH4_2', taxCode: string | null) =>
      isFinal({ article, taxCode, period: '2025-10' });
    expect([of('PPH23', '24-104-01'), of('PPH22', '22-401-01'), of('PPH4_2', null), of('PPH23', null)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

it('counts a slip once, whatever signs its number has', () => {
  expect(receivedKey(aReceivedInput({ number: '1.1-10/25 ab' }))).toBe(
    receivedKey(aReceivedInput({ number: '111025AB' })),
  );
});

describe('slips that are expected', () => {
  const of = (npwp: string, period: string, base: string) => ({ npwp, name: `PT ${npwp}`, period, base });
  const today = '2025-11-15';

  it('are those of withholders with invoices, less what came', () => {
    const received = [of('A', '2025-01', '400')];
    const invoiced = [of('A', '2025-01', '1000'), of('A', '2025-02', '500'), of('B', '2025-01', '900')];
    const found = expectedSlips({ invoiced, received, before: [] }, '2025', today);
    expect(found.map(({ withholderNpwp, period, missing }) => [withholderNpwp, period, missing])).toEqual([
      ['A', '2025-01', '6.00'],
      ['A', '2025-02', '5.00'],
    ]);
  });

  it('are not late before the end of the month after their masa', () => {
    const invoiced = [of('A', '2025-09', '1000'), of('A', '2025-10', '1000')];
    const found = expectedSlips({ invoiced, received: [], before: [of('A', '2024-01', '1')] }, '2025', today);
    expect(found.map(({ period, daysLate }) => [period, daysLate])).toEqual([['2025-09', 14]]);
  });

  it('are the months of last year of a withholder without invoices this year', () => {
    const before = [of('A', '2024-03', '700'), of('A', '2024-04', '700')];
    const found = expectedSlips({ invoiced: [], received: [of('A', '2025-04', '1')], before }, '2025', today);
    expect(found.map(({ period, because }) => [period, because])).toEqual([['2025-03', 'last_year']]);
  });
});
