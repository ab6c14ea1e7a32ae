import { expect, it } from 'vitest';
import { documents } from '../../fixtures/documents.ts';

/** Columns are there where they were asked for; what moves need is carried. */
it.each(documents)('a row of $resource says everything its moves are offered by', ({ status, list }) => {
  const told = new Set(['id', 'version', 'status', ...list.carried]);
  const asked = Object.values(status.moves).flatMap(({ offer }) => offer?.unless ?? []);
  expect(asked.filter((field) => !told.has(field))).toEqual([]);
});
