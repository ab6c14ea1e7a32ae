import { timingSafeEqual } from 'node:crypto';
import { jakartaDay } from '#domain/scope.ts';
import { appendAnchorTaken, SYSTEM_COMPANY, unsafeAnchorDays, unsafeHeads } from '../../../db/repositories/history.ts';
import type { AnchoredHeads } from '../../../db/repositories/history-check.ts';
import { unsafeRecordEnds } from '../../../db/repositories/records/append-links.ts';
import type { AnchoredChains } from '../../../db/repositories/records/record-check.ts';
import { type Deps, systemScope } from '../../services/deps.ts';

/** The end of a company's chain. */
type Head = readonly [companyId: string, seq: number, hash: string];

/** The end of a chain of records of a company. */
type RecordHead = readonly [companyId: string, chain: string, seq: number, hash: string];

/** The ends of all chains on one day, and the anchor before it. */
type Anchor = {
  readonly day: string;
  readonly at: number;
  readonly before: { readonly day: string; readonly seal: string } | null;
  readonly companies: number;
  readonly heads: readonly Head[];
  /** Missing in anchors from before there were chains of records. */
  readonly records?: readonly RecordHead[];
};

/** Why an anchor is not believed: it was changed, it is not there, or is not the one the next one names. */
export type BrokenAnchor = { readonly day: string; readonly why: 'unsealed' | 'missing' | 'replaced' };

type AnchorDeps = Pick<Deps, 'files' | 'keyed'>;

const PREFIX = 'anchor-';

const days = async ({ files }: AnchorDeps): Promise<string[]> => {
  const found: string[] = [];
  for await (const id of files.list(PREFIX)) found.push(id.slice(PREFIX.length));
  return found.sort();
};

const read = async (
  { files, keyed }: AnchorDeps,
  day: string,
): Promise<{ anchor: Anchor; seal: string } | undefined> => {
  const [body = '', seal = ''] = Buffer.from(await files.read(PREFIX + day))
    .toString()
    .split('\n');
  const [given, ours] = [Buffer.from(seal), Buffer.from(keyed('anchors', body))];
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  const anchor = JSON.parse(body) as Anchor;
  return anchor.day === day ? { anchor, seal } : undefined;
};

/**
 * Writes the ends of all chains down where the files lie, outside the database, once a day: one line of JSON, and its HMAC below. Each names the one
 * before it. Answers whether it was written: not where the day, or a later one, has its anchor.
 */
export const takeAnchor = async (deps: AnchorDeps & Pick<Deps, 'db' | 'now'>): Promise<boolean> => {
  const at = deps.now();
  const day = jakartaDay(at);
  const newest = (await days(deps)).at(-1);
  if (newest !== undefined && newest >= day) return false;
  const known = newest === undefined ? undefined : await read(deps, newest);
  const heads = (await unsafeHeads(deps.db.read)).map(({ companyId, seq, hash }): Head => [companyId, seq, hash]);
  const before = newest === undefined ? null : { day: newest, seal: known?.seal ?? '' };
  const records = (await unsafeRecordEnds(deps.db.read)).map(
    ({ companyId, chain, seq, hash }): RecordHead => [companyId, chain, seq, hash],
  );
  const anchor: Anchor = { day, at, before, companies: heads.length, heads, records };
  const body = JSON.stringify(anchor);
  await deps.files.write(PREFIX + day, Buffer.from(`${body}\n${deps.keyed('anchors', body)}\n`));
  await deps.db.transact((tx) => appendAnchorTaken(tx, systemScope(SYSTEM_COMPANY), at, day));
  return true;
};

/** The end of a company's chain as the anchor of a day names it; undefined where it is not there, is not believed, or names none. */
export const headOn = async (
  server: AnchorDeps,
  day: string,
  companyId: string,
): Promise<{ seq: number; hash: string } | undefined> => {
  if (!(await days(server)).includes(day)) return undefined;
  const [, seq, hash] = (await read(server, day))?.anchor.heads.find(([of]) => of === companyId) ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq, hash };
};

/** What all anchors say: the newest of their days, the heads of each company's chains by the number of their row, and the anchors that are not believed. */
export type Anchored = {
  readonly newest: string | null;
  readonly heads: ReadonlyMap<string, AnchoredHeads>;
  readonly records: ReadonlyMap<string, AnchoredChains>;
  readonly broken: readonly BrokenAnchor[];
};

/** Reads all anchors, the first one first. What one that is not believed says does not count; one the house's own chain knows and nobody finds is missing. */
export const readAnchors = async (
  server: AnchorDeps & { readonly db: Pick<Deps['db'], 'read'> },
): Promise<Anchored> => {
  const heads = new Map<string, Map<number, string>>();
  const records = new Map<string, Map<string, Map<number, string>>>();
  const broken: BrokenAnchor[] = [];
  let last: { readonly day: string; readonly seal: string } | null = null;
  let newest: string | null = null;
  const kept = await days(server);
  for (const day of kept) {
    const found = await read(server, day);
    if (!found) {
      broken.push({ day, why: 'unsealed' });
      last = { day, seal: '' };
      continue;
    }
    const { anchor, seal } = found;
    const { before } = anchor;
    if (before && before.day !== last?.day) broken.push({ day: before.day, why: 'missing' });
    else if (before && last && before.seal !== last.seal && last.seal !== '')
      broken.push({ day: before.day, why: 'replaced' });
    for (const [companyId, seq, hash] of anchor.heads)
      heads.set(companyId, (heads.get(companyId) ?? new Map<number, string>()).set(seq, hash));
    for (const [companyId, chain, seq, hash] of anchor.records ?? []) {
      const chains = records.get(companyId) ?? new Map<string, Map<number, string>>();
      records.set(companyId, chains.set(chain, (chains.get(chain) ?? new Map<number, string>()).set(seq, hash)));
    }
    last = { day, seal };
    newest = day;
  }
  const known = new Set([...kept, ...broken.map(({ day }) => day)]);
  for (const day of await unsafeAnchorDays(server.db.read)) if (!known.has(day)) broken.push({ day, why: 'missing' });
  return { newest, heads, records, broken };
};
