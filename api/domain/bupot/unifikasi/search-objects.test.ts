import { describe, expect, it, test } from 'vitest';
import { objectList, type UnifikasiObject } from '../../rules/unifikasi/objects.ts';
import type { UnifikasiKind } from '../kinds.ts';
import { commonObjects, objectWords } from './object-words.ts';
import { searchObjects } from './search-objects.ts';

const PERIOD = '2026-03';
const codes = (kind: UnifikasiKind, typed: string, limit = 3, period = PERIOD) =>
  searchObjects(kind, typed, period, limit).map(({ code }) => code);

describe('words of the field', () => {
  it('belong to codes of the list', () => {
    const known = new Set(objectList().map(({ code }) => code));
    expect([...Object.keys(objectWords), ...commonObjects].filter((code) => !known.has(code))).toEqual([]);
  });

  it('find their own object among the first three', () => {
    const firstOf = new Map(
      objectList()
        .map((object) => [object.code, object])
        .reverse() as [string, UnifikasiObject][],
    );
    const lost = [...firstOf].flatMap(([code, { kind, to }]) =>
      (objectWords[code]?.split(',') ?? []).filter(
        (phrase) => !codes(kind, phrase, 3, to ? '2025-03' : PERIOD).includes(code),
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('the search for an object', () => {
  test.each([
    ['BPPU', 'sewa ruko', '28-403-02'],
    ['BPPU', 'konsultan pajak', '24-104-03'],
    ['BPPU', 'renovasi kantor', '28-409-24'],
    ['BPPU', 'jasa audit laporan keuangan', '24-104-06'],
    ['BPPU', 'konsltan', '24-104-03'],
    ['BPPU', 'dividen pt', '24-101-01'],
    ['BPNR', 'royalty', '27-103-01'],
    ['BPNR', 'dividen', '27-101-01'],
    ['SP', 'sewa gedung', '28-403-02'],
    ['SP', 'jual tanah', '28-402-01'],
    ['CY', 'deposito', '28-404-01'],
    ['CY', 'undian', '28-405-01'],
  ] as const)('%s %s finds %s', (kind, typed, code) => expect(codes(kind, typed)).toContain(code));

  it('takes a code in any notation, whole or half', () => {
    for (const typed of ['24-104-03', '2410403', '24 104 03', '24.104.03'])
      expect(codes('BPPU', typed, 1), typed).toEqual(['24-104-03']);
    expect(codes('BPPU', '28-409', 50)).toHaveLength(28);
    expect(codes('BPPU', '24', 99)).toHaveLength(77);
    expect(codes('BPPU', '24-104 konsultan', 1)).toEqual(['24-104-03']);
  });

  it('does not take an article for a code', () => {
    expect(codes('BPPU', 'pph 22 semen')).toContain('22-100-07');
    expect(codes('BPPU', 'pph 23 jasa teknik')).toContain('24-104-01');
  });

  it('offers what is asked for most where nothing is typed, and only what the kind may carry', () => {
    expect(codes('BPPU', '', 3)).toEqual(['24-104-03', '28-403-02', '24-100-02']);
    expect(codes('BPNR', '', 1)).toEqual(['27-104-01']);
    expect(codes('CY', 'konsultan pajak')).toEqual([]);
    expect(codes('BPPU', 'zzzz qqqq')).toEqual([]);
  });
});
