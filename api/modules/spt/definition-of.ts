import { Problem } from '#domain/problem.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { amendedEntries } from '#domain/spt/ppn/amended-entries.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import type { Drawing } from '../../../db/repositories/spt/drawing.ts';

export const definitionOf = ({ type, period }: Pick<SptRecord, 'type' | 'period'>): ReturnDefinition => {
  const definition = returnFor(type, period);
  if (!definition) throw new Problem('invalid', { errors: { period: 'spt.check.classic' } });
  return definition;
};

/** The newest return, a correction of a filed one with what it takes over, or a return not made yet. */
export const nextPosting = (
  of: Pick<SptRecord, 'type' | 'period'>,
  versions: readonly SptRecord[],
): Drawing & Pick<SptRecord, 'type'> & Partial<Pick<SptRecord, 'entries'>> => {
  const newest = newestOf(versions, of.type, of.period);
  if (newest && !isFiled(newest)) return newest;
  const entries = amendedEntries(newest?.entries ?? null);
  return { type: of.type, period: of.period, id: '', replaces: newest?.id ?? null, entries };
};
