import { expect, it } from 'vitest';
import { documents } from '../../fixtures/documents.ts';

/** Columns are only present if requested; fields needed by transitions are always carried. */
it.each(documents)('a row of $resource says everything its moves are offered by', ({ status, list }) => {
  const known = new Set(['id', 'version', 'status', ...list.carried]);
  const names = Object.values(status.moves).flatMap(({ offer }) => offer?.unless ?? []);
  expect(names.filter((field) => !known.has(field))).toEqual([]);
});
