import { type Sen, sen, wholeRupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { carryingLines } from '#domain/spt/excess.ts';
import { type WhatIf, whatIf } from '#domain/spt/frozen.ts';
import type { Crediting } from '#domain/spt/ppn/supposed.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import type { Drawing } from '../../../db/repositories/spt/drawing.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import type { Drawable } from '../../../db/repositories/spt/source-table.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { inWords } from '../../documents/findings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { creditedOtherwise, standsIn } from './credit-otherwise.ts';
import { definitionOf, nextPosting } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';
import { feedOf } from './feed.ts';
import { refusePeriod } from './save-spts.ts';

/**
 * Ids of documents to leave out and to include, documents to credit differently, and lines that carry forward another
 * amount, in rupiah.
 */
export type WhatIfParams = {
  readonly leaveOut: readonly string[];
  readonly takeIn: readonly string[];
  readonly credit?: readonly Crediting[];
  readonly excess?: Readonly<Record<string, string>>;
};

const side = ({ documentCount, payable, overpaid }: WhatIf['before']): WhatIfView['before'] => ({
  documentCount,
  payable,
  overpaid,
});

const isDrawn = (one: Drawable, next: Drawing): boolean => one.inForce && standsIn(one, next);

const requestedExcess = (
  definition: ReturnDefinition,
  params: Readonly<Record<string, string>>,
): Record<string, Sen> => {
  const lines = new Map(carryingLines(definition).map(({ line, from: amount }) => [line, amount]));
  return Object.fromEntries(
    Object.entries(params).map(([line, amount]) => {
      const lineAmount = lines.get(line);
      const value = sen(amount);
      if (lineAmount === undefined || value < 0 || value !== wholeRupiah(value))
        throw new Problem('invalid', { errors: { [`excess.${line}`]: 'spt.server.not_excess' } });
      return [lineAmount, value];
    }),
  );
};

const found = (of: readonly Drawable[], ids: readonly string[], fits: (one: Drawable) => boolean, field: string) => {
  if (of.length < new Set(ids).size) throw new Problem('invalid', { errors: { [field]: 'spt.server.no_slip' } });
  if (!of.every(fits)) throw new Problem('invalid', { errors: { [field]: `spt.server.not_${field}` } });
  return of;
};

/** Nothing is written. */
export const askWhatIf = async (
  deps: Deps,
  scope: Scope,
  { type, period, leaveOut, takeIn, credit = [], excess = {} }: WhatIfParams & { type: ReturnType; period: string },
): Promise<WhatIfView> => {
  permit(scope, returnAccess(type).view);
  refusePeriod(deps, { type, period });
  const { read } = deps.db;
  const next = nextPosting({ type, period }, await sptVersions(scope, read, { type, period }));
  const definition = definitionOf(next);
  const source = sourceOf(definition);
  const instead = requestedExcess(definition, excess);
  if (credit.length > 0 && definition.documents.source !== 'fakturs')
    throw new Problem('invalid', { errors: { credit: 'spt.server.not_credit' } });
  const [sums, feed, leaving, taking, credited] = await Promise.all([
    source.drawable(scope, read, next),
    feedOf(scope, read, next),
    source.byId(scope, read, [...new Set(leaveOut)]),
    source.supposed(scope, read, [...new Set(takeIn)], period),
    creditedOtherwise(scope, read, next, credit),
  ]);
  const ours = ({ kind }: Drawable) => definition.documents.kinds.includes(kind);
  const decided = new Set(credit.map(({ id }) => id));
  const left = found(leaving, leaveOut, (one) => ours(one) && isDrawn(one, next) && !decided.has(one.id), 'leaveOut');
  const taken = found(taking, takeIn, (one) => ours(one) && !one.inForce && !one.gone, 'takeIn');
  const corrected = await source.byId(scope, read, [...new Set(taken.flatMap(({ replaces }) => replaces ?? []))]);
  const gone = corrected.filter((one) => isDrawn(one, next) && !left.some(({ id }) => id === one.id));
  const otherwise = {
    taken: [...taken, ...credited.taken],
    left: [...left, ...gone, ...credited.left],
    excess: instead,
  };
  const { before, after, lines, findings } = whatIf(definition, period, { sums, ...feed }, otherwise);
  return {
    nextCorrection: next.id === '' && next.replaces !== null,
    before: side(before),
    after: side(after),
    lines,
    findings: inWords(scope.locale, findings),
    elsewhere: credited.elsewhere,
  };
};

export const whatIfOfSpt = async (deps: Deps, scope: Scope, { id, type: of, ...params }: Named & WhatIfParams) => {
  const { type, period } = await loadSpt(scope, deps.db.read, { id, type: of });
  return askWhatIf(deps, scope, { ...params, type, period });
};
