import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { type Cure, cureKinds } from '#domain/refusals/cure.ts';
import type { RefusalBucket, RefusalPreview, Refusals } from '#domain/refusals/schema.ts';
import { dayBegins, jakartaDay, type Scope } from '#domain/scope.ts';
import { type CuredCount, curedSince, type RefusalCount } from '../../../db/repositories/refusals.ts';
import type { Deps } from '../../services/deps.ts';
import type { BulkAnswer } from '../bulk-job.ts';
import type { CureParams, RefusedFamily, RowsParams } from './family.ts';

type Families = readonly RefusedFamily[];

const seen = (families: Families, { permissions }: Scope): Families =>
  families.filter(({ view }) => permissions.has(view));

const bucketOf = (
  { name, knows, cureOf }: RefusedFamily,
  { code, message, count, tax, deadline }: RefusalCount,
): RefusalBucket => {
  const cure = cureOf(code);
  return {
    family: name,
    code,
    known: knows(code),
    message,
    count,
    tax: rupiah(tax),
    deadline,
    cure: cure ? { kind: cure.kind, atOnce: cure.atOnce, asks: cure.asks ?? null } : null,
  };
};

/** Cures without input first, then cures that need input for each document, then the rest; within these by count. */
const rank = ({ cure }: RefusalBucket): number => (cure?.atOnce ? 0 : cure ? 1 : 2);

const isCure = (payload: unknown): payload is { readonly code: string; readonly cure: Cure } =>
  typeof payload === 'object' &&
  payload !== null &&
  'code' in payload &&
  'cure' in payload &&
  cureKinds.includes((payload.cure as Cure)?.kind);

const curedOf = (families: Families, jobs: readonly CuredCount[]): Refusals['cured'] => {
  const found = new Map<string, Refusals['cured'][number]>();
  for (const { kind: job, payload, count, at } of jobs) {
    const family = families.find((one) => one.job === job);
    if (!family || !isCure(payload)) continue;
    const { code, cure } = payload;
    const key = `${family.name} ${code} ${cure.kind}`;
    const before = found.get(key);
    found.set(key, {
      family: family.name,
      code,
      known: family.knows(code),
      kind: cure.kind,
      count: count + (before?.count ?? 0),
      at: Math.max(at, before?.at ?? 0),
    });
  }
  return [...found.values()].sort((a, b) => b.at - a.at);
};

/** Of every family the user may see. An unknown message is a separate cause. */
export const refusals = async (deps: Deps, scope: Scope, families: Families): Promise<Refusals> => {
  const { read } = deps.db;
  const own = seen(families, scope);
  const counted = (
    await Promise.all(own.map(async (family) => (await family.counts(scope, read)).map((one) => ({ ...one, family }))))
  ).flat();
  const buckets = counted
    .map(({ family, ...one }) => bucketOf(family, one))
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  const sum = (of: readonly { readonly count: number }[]) => of.reduce((all, { count }) => all + count, 0);
  const deadlines = counted.map(({ deadline }) => deadline).filter((day) => day !== '');
  const jobs = await curedSince(
    scope,
    read,
    own.map(({ job }) => job),
    dayBegins(jakartaDay(deps.now())),
  );
  return {
    count: sum(counted),
    atOnce: sum(buckets.filter(({ cure }) => cure?.atOnce)),
    tax: rupiah(counted.reduce((all, { tax }) => all + tax, 0)),
    deadline: deadlines.sort()[0] ?? '',
    buckets,
    cured: curedOf(own, jobs),
  };
};

type Named = { readonly family: RefusedFamily['name'] };

const familyOf = (families: Families, scope: Scope, { family }: Named): RefusedFamily => {
  const found = seen(families, scope).find(({ name }) => name === family);
  if (!found) throw new Problem('forbidden');
  return found;
};

export const previewCure = async (
  deps: Deps,
  scope: Scope,
  families: Families,
  params: Named & RowsParams,
): Promise<RefusalPreview> => {
  const family = familyOf(families, scope, params);
  const counted = await family.counts(scope, deps.db.read);
  return {
    total: counted.find(({ code }) => code === params.code)?.count ?? 0,
    rows: await family.rows(deps, scope, params),
  };
};

export const cureRefused = (
  deps: Deps,
  scope: Scope,
  families: Families,
  params: Named & CureParams,
): Promise<BulkAnswer> => {
  const family = familyOf(families, scope, params);
  if (family.cureOf(params.code)?.kind !== params.cure.kind)
    throw new Problem('invalid', { errors: { 'cure.kind': 'refusals.other_cure' } });
  return family.cure(deps, scope, params);
};
