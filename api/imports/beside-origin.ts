import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { type Taking, takenOf } from '../../db/repositories/faktur/returns.ts';
import { versionIds } from '../../db/repositories/faktur/versions.ts';
import type { Keyed, Lefts, SaidOfSaved, SavedMatch } from './files/duplicates.ts';

/** A return of a file beside what it is a return of, and those of it that are saved here. */
type Beside<Told, Origin, Left> = {
  readonly retur: Told;
  readonly origin: Origin;
  readonly saved: readonly Taking[];
  readonly left: Left;
};

/** How a kind holds its returns against what goes back. */
type Judge<Told, Origin, Left> = {
  readonly nameOf: (retur: Told) => string;
  /** What may go back by what some returns tell, and which of it one of them is of. */
  readonly find: (returs: readonly Told[]) => Promise<readonly Origin[]>;
  readonly originOf: (origins: readonly Origin[], retur: Told) => Origin | undefined;
  /** Said of one of nothing that is here. */
  readonly unknown: SaidOfSaved;
  readonly leftOf: (origin: Origin, saved: readonly Taking[]) => Left;
  /** What is said of one, and what is left after it: what cannot be saved as it stands keeps nothing from those after it. */
  readonly judged: (one: Beside<Told, Origin, Left>) => { readonly says: readonly SaidOfSaved[]; readonly left: Left };
};

/** The returns saved here of each of some documents, by its id, all its versions together. */
const savedOf = async (
  scope: Scope,
  query: Query,
  versions: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly Taking[]>> => {
  const byVersion = new Map<string, Taking[]>();
  for (const one of await takenOf(scope, query, [...new Set([...versions.values()].flat())])) {
    const version = one.originId ?? '';
    byVersion
      .set(version, byVersion.get(version) ?? [])
      .get(version)
      ?.push(one);
  }
  return new Map([...versions].map(([id, all]) => [id, all.flatMap((version) => byVersion.get(version) ?? [])]));
};

/**
 * What is said of the returns of a file: each is held against what is left of what goes back after those saved here and those before it in the file,
 * as the form holds it. By the keys they are found by.
 */
export const saidBesideOrigins = async <Told, Origin extends FakturRow<string>, Left>(
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  { nameOf, find, originOf, unknown, leftOf, judged }: Judge<Told, Origin, Left>,
  lefts: Lefts = new Map(),
): Promise<Map<string, SavedMatch>> => {
  const told = documents
    .flatMap((one) => (one.likeKey === null ? [] : [{ ...one, retur: one.held as Told }]))
    .sort((a, b) => a.row - b.row);
  const origins = await find(told.map(({ retur }) => retur));
  const versions = new Map<string, readonly string[]>();
  for (const one of origins) versions.set(one.id, await versionIds(scope, query, one));
  const saved = await savedOf(scope, query, versions);
  const like = new Map<string, SavedMatch>();
  for (const { like: keys, retur } of told) {
    const match = (id: string | null, says: readonly SaidOfSaved[]): void => {
      if (says.length > 0) for (const key of keys) like.set(key, { id, name: nameOf(retur), says });
    };
    const origin = originOf(origins, retur);
    if (!origin) {
      match(null, [unknown]);
      continue;
    }
    const { id } = origin;
    const own = saved.get(id) ?? [];
    try {
      const left = (lefts.get(id) as Left | undefined) ?? leftOf(origin, own);
      const { says, left: after } = judged({ retur, origin, saved: own, left });
      lefts.set(id, after);
      match(id, says);
    } catch (problem) {
      // What cannot be read is said by the checks.
      if (!(problem instanceof RangeError)) throw problem;
    }
  }
  return like;
};

/** An error of one field beside what is saved here. */
export const errorBeside = (
  path: string,
  message: SaidOfSaved['message'],
  more: Partial<SaidOfSaved> = {},
): SaidOfSaved => ({ path, message, severity: 'error', ...more });
