import { describe, expect, it, test } from 'vitest';
import { objectWords } from '../../rules/pph21/object-words.ts';
import { objectOf, objectsOf } from '../../rules/pph21/objects.ts';
import type { Pph21Kind } from '../kinds.ts';
import { pph21Kinds } from '../kinds.ts';
import { findObjects } from './find-object.ts';

const DAY = '2025-10-31';
const PAYMENTS: readonly Pph21Kind[] = ['BP21', 'BP26'];
const first = (typed: string, count = 3, kinds = PAYMENTS) =>
  findObjects(typed, kinds, DAY, count).map(({ code }) => code);
const kindsWith = (code: string) =>
  PAYMENTS.some((kind) => objectOf(kind, code, DAY)) ? PAYMENTS : (['BPMP'] as const);

describe('objects by words', () => {
  it('know words of objects in force only', () => {
    const codes = new Set(pph21Kinds.flatMap((kind) => objectsOf(kind, DAY)).map(({ code }) => code));
    expect(Object.keys(objectWords).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('find their own object among the first three', () => {
    const lost = Object.entries(objectWords).flatMap(([code, words]) =>
      words.split(',').filter((phrase) => !first(phrase, 3, kindsWith(code)).includes(code)),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['pesangon', '21-401-01'],
    ['honor narasumber', '21-100-18'],
    ['frelance', '21-100-20'],
    ['buruh harian', '21-100-24'],
    ['jht', '21-401-02'],
    ['youtuber', '21-100-33'],
    ['konsultan asing', '27-100-99'],
  ])('%s is %s', (typed, code) => expect(first(typed, 1)).toEqual([code]));

  it('are found by code in any notation, and offered before anything is typed', () => {
    expect(first('21-100-07')).toEqual(['21-100-07']);
    expect(first('2110007')).toEqual(['21-100-07']);
    expect(first('21-401', 9)).toEqual(['21-401-01', '21-401-02']);
    expect(first('')).toEqual(['21-100-07', '21-100-20', '21-100-18']);
    expect(first('xyzzy')).toEqual([]);
  });
});
