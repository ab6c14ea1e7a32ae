import { verifyHistory } from '../../../db/repositories/history.ts';
import type { Property } from '../property.ts';
import { OURS, THEIRS } from '../world.ts';

/** The history of a company proves itself from its first row to its end. */
export const chain: Property = {
  name: 'chain',
  broken: async ({ db }) => {
    const found: string[] = [];
    for (const { id, name } of [OURS, THEIRS])
      for (const { seq, why } of (await verifyHistory(db, id)).broken)
        found.push(`history of ${name}: row ${seq} is ${why}`);
    return found;
  },
};
