import { describe, expect, it } from 'vitest';
import { doublesIn, type Named } from './doubles.ts';

const named = (id: string, name: string, identity: string, over: Partial<Named> = {}): Named => ({
  id,
  name,
  identity,
  document: 'TIN',
  nitku: `${identity}000000`,
  ...over,
});

describe('who in the book may be the same', () => {
  it.each([
    ['a name in other capitals, without its form', 'name', named('b', 'sejati JAYA tbk', '0623456789015679')],
    [
      'the number in 15 digits',
      'number',
      named('b', 'CV Lain', '623456789021000', { nitku: '0623456789021000000000' }),
    ],
    [
      'the number as another document',
      'number',
      named('b', 'Orang Lain', '0623456789021000', { document: 'National ID' }),
    ],
    [
      'another place of business',
      'place',
      named('b', 'CV Lain', '0623456789021000', { nitku: '0623456789021000000001' }),
    ],
  ])('%s', (_, why, other) => {
    const found = doublesIn([named('a', 'PT Sejati Jaya', '0623456789021000'), other]);
    expect(found.get('a')).toEqual([{ id: 'b', why }]);
    expect(found.get('b')).toEqual([{ id: 'a', why }]);
  });

  it('are told once, by the number before the name, and nobody else is', () => {
    const book = [
      named('a', 'PT Sejati', '0623456789021000'),
      named('b', 'PT Sejati', '623456789021000', { nitku: '0623456789021000000000' }),
      named('c', 'PT Lain', '0623456789015000'),
    ];
    expect([...doublesIn(book)]).toEqual([
      ['a', [{ id: 'b', why: 'number' }]],
      ['b', [{ id: 'a', why: 'number' }]],
    ]);
  });

  it('are nobody where a name has no letters, or where many bear it', () => {
    expect(doublesIn([named('a', '–', '0623456789021000'), named('b', '…', '0623456789015000')]).size).toBe(0);
    const many = Array.from({ length: 21 }, (_, n) => named(`n${n}`, 'Siti', `32750155079100${10 + n}`));
    expect(doublesIn(many).size).toBe(0);
  });
});
