import { describe, expect, it, test } from 'vitest';
import { pairOf } from '../../billing/pairs.ts';
import { unifikasiKinds } from '../../bupot/kinds.ts';
import { asPercent, percent } from '../../definition/money.ts';
import { objectFor } from './object-for.ts';
import { objectList, objectOf, objectsOf } from './objects.ts';

const row = (kind: (typeof unifikasiKinds)[number], key: string) => {
  const object = objectOf(kind, key);
  if (!object) return null;
  const { article, rate, nett, final, kap, kjs, facilities } = object;
  return [article, asPercent(rate), asPercent(nett), final, `${kap}-${kjs}`, facilities.join(' ')].join(' | ');
};

describe('the list of objects', () => {
  it('has as many of each kind as the office', () => {
    const counts = unifikasiKinds.map((kind) => [kind, objectList().filter((object) => object.kind === kind).length]);
    expect(Object.fromEntries(counts)).toEqual({ BPPU: 205, BPNR: 44, SP: 104, CY: 34 });
  });

  it('has one object for a key', () => {
    expect(new Set(objectList().map(({ kind, key }) => `${kind} ${key}`)).size).toBe(objectList().length);
  });

  it('is paid by pairs that exist', () => {
    expect(objectList().filter(({ kap, kjs }) => !pairOf(kap, kjs, '2025-06'))).toEqual([]);
  });

  it('has the final tax of the articles that are final, and that alone', () => {
    for (const { article, final, kap } of objectList()) {
      if (article === '23') expect(final).toBe(false);
      if (article === '4(2)' || article === '26') expect(final).toBe(true);
      expect(kap).toBe(
        article === '4(2)' || (article === '15' && final)
          ? '411128'
          : { '15': '411129', '22': '411122', '23': '411124', '26': '411127' }[article],
      );
    }
  });

  test.each([
    ['BPPU', '24-104-01', '23 | 2 | 100 | false | 411124-100 | NONE SKB23 DTP OTHER'],
    ['BPPU', '24-101-01', '23 | 15 | 100 | false | 411124-100 | NONE SKB23 DTP OTHER'],
    ['BPPU', '24-103-02', '23 | 6 | 100 | false | 411124-100 | NONE SKB23 DTP OTHER'],
    ['BPPU', '28-409-22', '4(2) | 1.75 | 100 | true | 411128-100 | NONE DTP OTHER'],
    ['BPPU', '28-409-28', '4(2) | 6 | 100 | true | 411128-100 | NONE DTP OTHER'],
    ['BPPU', '28-409-49', '4(2) | 6 | 100 | true | 411128-100 | DTP'],
    ['SP', '28-409-49', '4(2) | 5.5 | 100 | true | 411128-100 | NONE'],
    ['BPPU', '28-403-02', '4(2) | 10 | 100 | true | 411128-403 | NONE DTP OTHER'],
    ['BPPU', '28-403-04', '4(2) | 10 | 100 | true | 411128-100 | DTP'],
    ['SP', '28-403-04', '4(2) | 9.5 | 100 | true | 411128-403 | NONE'],
    ['BPPU', '28-402-01', '4(2) | 2.5 | 100 | true | 411128-402 | NONE SKB_PHTB DTP OTHER'],
    ['BPPU', '28-423-01', '4(2) | 0.5 | 100 | true | 411128-100 | UMKM'],
    ['BPPU', '22-101-02', '22 | 0.5 | 100 | true | 411122-100 | NONE SKB22 DTP OTHER'],
    ['BPPU', '22-900-01', '22 | 1.5 | 100 | false | 411122-900 | NONE SKB22 DTP OTHER'],
    ['BPPU', '22-910-01', '22 | 1.5 | 100 | false | 411122-910 | NONE SKB22 DTP OTHER'],
    ['SP', '22-405-03', '22 | 0.1 | 100 | true | 411122-900 | NONE DTP OTHER'],
    ['BPPU', '29-101-01', '15 | 1.8 | 100 | false | 411129-600 | NONE DTP OTHER'],
    ['BPPU', '24-105-01', '23 | 0 | 100 | false | 411124-100 | NONE SKB23 DTP OTHER'],
    ['CY', '24-105-01', '23 | 15 | 100 | false | 411124-100 | NONE DTP OTHER'],
    ['BPNR', '27-100-06/50', '26 | 20 | 50 | true | 411127-110 | NONE SKD OTHER'],
    ['BPNR', '27-100-06/5', '26 | 20 | 5 | true | 411127-110 | NONE SKD OTHER'],
    ['BPNR', '27-100-09', '26 | 20 | 25 | true | 411127-110 | NONE SKD OTHER'],
    ['BPNR', '27-104-02', '26 | 20 | 100 | true | 411127-110 | DTP OTHER'],
    ['SP', '28-409-22/DTP', '4(2) | 1.75 | 100 | true | 411128-100 | DTP'],
  ] as const)('%s %s is %s', (kind, key, expected) => expect(row(kind, key)).toBe(expected));

  it('keeps the legal meaning where the office made typing errors', () => {
    expect(row('BPPU', '28-404-17')).toContain('411128-100');
    expect(row('CY', '22-405-05')).toBe('22 | 1 | 100 | true | 411122-100 | NONE SKB22 DTP OTHER');
    expect(objectOf('SP', '28-410-01')?.name).toContain('Pelayaran Dalam Negeri');
    expect(objectOf('SP', '28-411-01')?.name).toContain('Luar Negeri');
  });

  it('knows what began and ended during 2025', () => {
    const crypto = (period: string) =>
      objectsOf('BPPU', period).flatMap(({ code }) => (code.startsWith('22-405') ? [code] : []));
    expect(crypto('2025-07')).toEqual(['22-405-01', '22-405-02']);
    expect(crypto('2025-08')).toEqual(['22-405-04', '22-405-05']);
    expect(objectsOf('BPPU', '2024-12')).toEqual([]);
  });
});

describe('an object read from a file', () => {
  it('is told by what stands beside its code', () => {
    expect(objectFor('BPNR', '27-100-06', { nett: percent('10') })?.key).toBe('27-100-06/10');
    expect(objectFor('SP', '28-409-22', { facility: 'DTP' })?.key).toBe('28-409-22');
    expect(objectFor('SP', '28-409-43', { rate: percent('1.75') })?.key).toBe('28-409-43');
  });

  it('is the first of its code where nothing decides, and none for another kind', () => {
    expect(objectFor('BPNR', '27-100-06')?.key).toBe('27-100-06/50');
    expect(objectFor('SP', '24-104-01')).toBeNull();
    expect(objectFor('BPPU', '28-409-22', { nett: percent('1'), rate: percent('7') })?.key).toBe('28-409-22');
  });
});
