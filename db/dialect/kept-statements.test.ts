import { expect, test } from 'vitest';
import Database from '../better-sqlite3.ts';
import { keepStatements } from './cached-statements.ts';

test('rows come with and without names, and cells alone, from the same text', () => {
  const db = keepStatements(new Database(':memory:'));
  const text = 'select 1 as one';
  expect(db.prepare(text).all()).toEqual([{ one: 1 }]);
  expect(db.prepare(text).raw().all()).toEqual([[1]]);
  expect(db.prepare(text).pluck().all()).toEqual([1]);
  expect(db.prepare(text).get()).toEqual({ one: 1 });
});

test('more texts than are kept are all answered', () => {
  const db = keepStatements(new Database(':memory:'));
  for (let round = 0; round < 2; round++)
    for (let at = 0; at < 1_200; at++) expect(db.prepare(`select ${at} as n`).get()).toEqual({ n: at });
});

test('a text that means nothing is refused when it is prepared', () => {
  const db = keepStatements(new Database(':memory:'));
  expect(() => db.prepare('selekt 1')).toThrow(/syntax error/);
});
