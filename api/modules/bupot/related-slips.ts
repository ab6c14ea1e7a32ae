import { inputOf } from '#domain/bupot/input-of.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { needsConfirmation, type RelatedSlip, relatedFindings, relatedKinds } from '#domain/bupot/related-slips.ts';
import { awaitingOffice, isIssued } from '#domain/bupot/status-queries.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { bupotsOfPayments } from '../../../db/repositories/imports/duplicates.ts';
import { inWords } from '../../documents/findings.ts';
import type { Deps } from '../../services/deps.ts';

export type RelatedParams = { readonly input: BupotInput; readonly id?: string | null | undefined };

const NO_IMPORT = '';

const paymentsOf = ({ input: { kind, period, payeeNpwp } }: RelatedParams) =>
  relatedKinds(kind).map((of) => ({ kind: of, period, payee: (payeeNpwp ?? '').toLowerCase() }));

const isSettled = (one: Bupot): boolean => isIssued(one) || awaitingOffice.includes(one.status);

const asRelated = (one: Bupot, going: ReadonlySet<string>): RelatedSlip => ({
  id: one.id,
  label: labelOf(one),
  settled: isSettled(one) || going.has(one.id),
  input: inputOf(one),
});

const NOBODY: ReadonlySet<string> = new Set();

const isItself = (one: Bupot, id: RelatedParams['id']): boolean =>
  Boolean(id) && (one.id === id || one.replaces === id || one.replacedBy === id);

const placeOf = (input: Pick<BupotInput, 'period' | 'payeeNpwp'>): string =>
  `${input.period}|${(input.payeeNpwp ?? '').toLowerCase()}`;

/** In the given order. `going`: ids of slips about to be sent. */
export const findRelated = async (
  scope: Scope,
  query: Query,
  inputs: readonly RelatedParams[],
  going: ReadonlySet<string> = NOBODY,
): Promise<Finding[][]> => {
  const dated = inputs.filter(({ input }) => input.period !== '');
  if (dated.length === 0) return inputs.map(() => []);
  const found = await bupotsOfPayments(scope, query, dated.flatMap(paymentsOf), NO_IMPORT);
  const ids = new Set(found.map(({ id }) => id));
  const places = new Map<string, { one: Bupot; related: RelatedSlip }[]>();
  for (const one of found) {
    // A pending correction counts as the slip it corrects.
    if (one.replaces !== null && ids.has(one.replaces)) continue;
    const place = placeOf(one);
    const there = places.get(place) ?? [];
    // Once for each slip: thousands may share one payee and masa.
    there.push({ one, related: asRelated(one, going) });
    places.set(place, there);
  }
  return inputs.map(({ input, id }) => {
    const kinds = relatedKinds(input.kind);
    const others = (places.get(placeOf(input)) ?? []).filter(
      ({ one }) => kinds.includes(one.kind) && !isItself(one, id),
    );
    if (input.period === '' || others.length === 0) return [];
    return relatedFindings(
      input,
      others.map(({ related }) => related),
    );
  });
};

/** Because of another slip that is about to be sent with them. */
export const refusedRelated = async (
  scope: Scope,
  query: Query,
  slips: readonly Bupot[],
): Promise<ReadonlySet<string>> => {
  const going = new Set(slips.map(({ id }) => id));
  const inputs = slips.map((slip) => ({ input: inputOf(slip), id: slip.id }));
  const found = await findRelated(scope, query, inputs, going);
  return new Set(slips.filter((_, at) => found[at]?.some(({ severity }) => severity === 'error')).map(({ id }) => id));
};

const NAMED = 20;

type NamedRelated = { readonly id: string; readonly label: string; readonly messages: readonly string[] };

/**
 * A second monthly slip of a person and masa, a second annual slip, or a second payment in a masa taxed by its sum.
 * Throws `slip_beside` until the user confirms. Slips the tax office would refuse are refused elsewhere.
 */
export const relatedQuestions = async (
  deps: Deps,
  scope: Scope,
  pages: AsyncIterable<readonly Bupot[]>,
  checked: boolean,
): Promise<void> => {
  if (checked) return;
  let count = 0;
  const named: NamedRelated[] = [];
  for await (const slips of pages) {
    const found = await findRelated(
      scope,
      deps.db.read,
      slips.map((slip) => ({ input: inputOf(slip), id: slip.id })),
    );
    for (const [at, slip] of slips.entries()) {
      const asking = (found[at] ?? []).filter(needsConfirmation);
      if (asking.length === 0) continue;
      count += 1;
      if (named.length >= NAMED) continue;
      const messages = inWords(scope.locale, asking).map(({ message }) => message);
      named.push({ id: slip.id, label: labelOf(slip), messages });
    }
  }
  if (count > 0) throw new Problem('slip_beside', { extra: { count, beside: named } });
};
