import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import type { Drawing } from '../../../db/repositories/spt/drawing.ts';

/** What posting a masa would work on: its newest return, the correction of a filed one, or a return that is not there yet. */
export const nextPosting = (
  of: Pick<SptRecord, 'type' | 'period'>,
  versions: readonly SptRecord[],
): Drawing & Pick<SptRecord, 'type'> => {
  const newest = newestOf(versions, of.type, of.period);
  if (newest && !isFiled(newest)) return newest;
  return { type: of.type, period: of.period, id: '', replaces: newest?.id ?? null };
};
