import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { overpaymentMissing, overpaymentsOf } from '#domain/spt/bills.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled, isSent, newestOfEach } from '#domain/spt/status-queries.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { closingSpts } from '../../../db/repositories/spt/spt.ts';
import type { Deps } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';

export const refuseUndecided = (spt: SptRecord): void => {
  const definition = definitionOf(spt);
  const choice = spt.entries?.overpaidAs ?? null;
  const withoutWords = overpaymentMissing(
    overpaymentsOf(definition, spt.amounts ?? {}, spt.period, choice, spt.paidBefore),
    spt.entries,
  );
  if (withoutWords) throw new Problem('conflict', { message: `spt.server.${withoutWords}` });
};

/** A PPN return is filed after that of the previous masa. */
export const refuseBeforeEarlier = async (deps: Deps, scope: Scope, spt: SptRecord): Promise<void> => {
  if (spt.type !== 'PPN' || spt.revision > 0) return;
  const all = await closingSpts(scope, deps.db.read);
  const earlier = newestOfEach(all.filter(({ type }) => type === spt.type))
    .filter((one) => one.period < spt.period && one.revision === 0 && !isFiled(one) && !isSent(one))
    .sort((a, b) => a.period.localeCompare(b.period));
  const [first] = earlier;
  if (first)
    throw new Problem('conflict', {
      message: 'spt.server.earlier_first',
      params: { period: formatPeriod(first.period) },
      extra: { id: first.id },
    });
};
