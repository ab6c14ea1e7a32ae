import { isAsRounded, roundingDifference } from '#domain/bupot/rounded-otherwise.ts';
import { rupiah, type Sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import type { Query } from '../../../db/database.ts';
import { bupotsById } from '../../../db/repositories/bupot/bupot.ts';
import { returnFigures } from '../../../db/repositories/bupot/return-figures.ts';

const AT_ONCE = 500;

/** They stay unchanged, and the return shows the difference. */
export const roundedOtherwise = async (
  scope: Scope,
  query: Query,
  spt: Pick<SptRecord, 'id' | 'type'>,
): Promise<SptView['roundedOtherwise']> => {
  if (spt.type !== 'PPH21') return null;
  const looked = (await returnFigures(scope, query, spt.id)).filter((slip) => !isAsRounded(slip)).map(({ id }) => id);
  let count = 0;
  let difference: Sen = 0;
  for (let at = 0; at < looked.length; at += AT_ONCE)
    for (const slip of await bupotsById(scope, query, looked.slice(at, at + AT_ONCE))) {
      const by = roundingDifference(slip);
      if (by === 0) continue;
      count += 1;
      difference += by;
    }
  return count === 0 ? null : { count, difference: rupiah(difference) };
};
