import { type ReturnType, returnOf } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { isIssued, isVoid } from '#domain/bupot/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import { type WhatIf, whatIf } from '#domain/spt/what-if.ts';
import type { Query } from '../../../db/database.ts';
import { bupotsById } from '../../../db/repositories/bupot/bupot.ts';
import type { Drawing } from '../../../db/repositories/spt/slips.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { inWords } from '../../documents/findings.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { refusePeriod } from './create-spt.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './load-spt.ts';
import { nextPosting } from './next-posting.ts';
import { feedOf } from './post-spt.ts';

/** Ids of slips to be left out, and of such as are not issued yet, from whichever masa, to be taken in. */
export type Asked = { readonly leaveOut: readonly string[]; readonly takeIn: readonly string[] };

const side = ({ slipCount, payable, overpaid }: WhatIf['before']): WhatIfView['before'] => ({
  slipCount,
  payable,
  overpaid,
});

/** Posting would draw it in as it stands. */
const isDrawn = (slip: Bupot, { id, replaces, period }: Drawing): boolean =>
  isIssued(slip) && slip.period === period && [null, id, replaces].includes(slip.returnId);

const found = (slips: readonly Bupot[], ids: readonly string[], fits: (slip: Bupot) => boolean, field: string) => {
  if (slips.length < new Set(ids).size) throw new Problem('invalid', { errors: { [field]: 'spt.server.no_slip' } });
  if (!slips.every(fits)) throw new Problem('invalid', { errors: { [field]: `spt.server.not_${field}` } });
  return slips;
};

/** What goes out of force with the issue of these: the slips they correct. */
const correctedBy = (scope: Scope, query: Query, slips: readonly Bupot[]): Promise<Bupot[]> =>
  bupotsById(scope, query, [...new Set(slips.flatMap(({ replaces }) => replaces ?? []))]);

/** Works a masa's return with other slips than posting would draw in. Nothing is written. */
export const askWhatIf = async (
  deps: Deps,
  scope: Scope,
  { type, period, leaveOut, takeIn }: Asked & { type: ReturnType; period: string },
): Promise<WhatIfView> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  refusePeriod(deps, { type, period });
  const { read } = deps.db;
  const next = nextPosting({ type, period }, await sptVersions(scope, read, { type, period }));
  const [sums, feed, leaving, taking] = await Promise.all([
    sourceOf(definitionOf(next)).drawable(scope, read, next),
    feedOf(scope, read, next),
    bupotsById(scope, read, [...new Set(leaveOut)]),
    bupotsById(scope, read, [...new Set(takeIn)]),
  ]);
  const ours = ({ kind }: Bupot) => returnOf(kind) === type;
  const left = found(leaving, leaveOut, (slip) => ours(slip) && isDrawn(slip, next), 'leaveOut');
  const taken = found(taking, takeIn, (slip) => ours(slip) && !isIssued(slip) && !isVoid(slip), 'takeIn');
  const gone = (await correctedBy(scope, read, taken)).filter(
    (slip) => isDrawn(slip, next) && !left.some(({ id }) => id === slip.id),
  );
  const otherwise = { taken, left: [...left, ...gone] };
  const { before, after, lines, findings } = whatIf(definitionOf(next), period, { sums, ...feed }, otherwise);
  return {
    nextCorrection: next.id === '' && next.replaces !== null,
    before: side(before),
    after: side(after),
    lines,
    findings: inWords(scope.locale, findings),
  };
};

/** The same of a return's masa, where there is one. */
export const whatIfOfSpt = async (deps: Deps, scope: Scope, { leaveOut, takeIn, ...named }: Named & Asked) => {
  const { type, period } = await loadSpt(scope, deps.db.read, named);
  return askWhatIf(deps, scope, { type, period, leaveOut, takeIn });
};
