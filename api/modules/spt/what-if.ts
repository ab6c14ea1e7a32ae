import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { type WhatIf, whatIf } from '#domain/spt/frozen.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import type { Drawable, Drawing } from '../../../db/repositories/spt/drawing.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { inWords } from '../../documents/findings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { definitionOf, nextPosting } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';
import { feedOf } from './post-spt.ts';
import { refusePeriod } from './save-spts.ts';

/** Ids of documents to be left out, and of such as are not in force yet, from whichever masa, to be taken in. */
export type Asked = { readonly leaveOut: readonly string[]; readonly takeIn: readonly string[] };

const side = ({ documentCount, payable, overpaid }: WhatIf['before']): WhatIfView['before'] => ({
  documentCount,
  payable,
  overpaid,
});

/** Posting would draw it in as it stands. */
const isDrawn = (one: Drawable, { id, replaces, period }: Drawing): boolean =>
  one.inForce && one.period === period && [null, id, replaces].includes(one.holder);

const found = (of: readonly Drawable[], ids: readonly string[], fits: (one: Drawable) => boolean, field: string) => {
  if (of.length < new Set(ids).size) throw new Problem('invalid', { errors: { [field]: 'spt.server.no_slip' } });
  if (!of.every(fits)) throw new Problem('invalid', { errors: { [field]: `spt.server.not_${field}` } });
  return of;
};

/** Works a masa's return with other documents than posting would draw in. Nothing is written. */
export const askWhatIf = async (
  deps: Deps,
  scope: Scope,
  { type, period, leaveOut, takeIn }: Asked & { type: ReturnType; period: string },
): Promise<WhatIfView> => {
  permit(scope, returnAccess(type).view);
  refusePeriod(deps, { type, period });
  const { read } = deps.db;
  const next = nextPosting({ type, period }, await sptVersions(scope, read, { type, period }));
  const definition = definitionOf(next);
  const source = sourceOf(definition);
  const [sums, feed, leaving, taking] = await Promise.all([
    source.drawable(scope, read, next),
    feedOf(scope, read, next),
    source.byId(scope, read, [...new Set(leaveOut)]),
    source.byId(scope, read, [...new Set(takeIn)]),
  ]);
  const ours = ({ kind }: Drawable) => definition.documents.kinds.includes(kind);
  const left = found(leaving, leaveOut, (one) => ours(one) && isDrawn(one, next), 'leaveOut');
  const taken = found(taking, takeIn, (one) => ours(one) && !one.inForce && !one.gone, 'takeIn');
  // What goes out of force when these come into it: the documents they correct.
  const corrected = await source.byId(scope, read, [...new Set(taken.flatMap(({ replaces }) => replaces ?? []))]);
  const gone = corrected.filter((one) => isDrawn(one, next) && !left.some(({ id }) => id === one.id));
  const otherwise = { taken, left: [...left, ...gone] };
  const { before, after, lines, findings } = whatIf(definition, period, { sums, ...feed }, otherwise);
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
