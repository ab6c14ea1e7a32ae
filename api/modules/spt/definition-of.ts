import { Problem } from '#domain/problem.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';

/** The forms of a return's period. Returns are only made for periods that have them. */
export const definitionOf = ({ type, period }: Pick<SptRecord, 'type' | 'period'>): ReturnDefinition => {
  const definition = returnFor(type, period);
  if (!definition) throw new Problem('invalid', { errors: { period: 'spt.check.classic' } });
  return definition;
};
