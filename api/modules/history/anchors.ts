import { timingSafeEqual } from 'node:crypto';
import { jakartaDay } from '#domain/scope.ts';
import { appendAnchorTaken, SYSTEM_COMPANY, unsafeAnchorDays, unsafeHeads } from '../../../db/repositories/history.ts';
import type { AnchoredHeads } from '../../../db/repositories/history-check.ts';
import { unsafeRecordEnds } from '../../../db/repositories/records/append-links.ts';
import type { AnchoredChains } from '../../../db/repositories/records/record-check.ts';
import { type Deps, systemScope } from '../../services/deps.ts';

type Head = readonly [companyId: string, seq: number, hash: string];

type RecordHead = readonly [companyId: string, chain: string, seq: number, hash: string];

type Anchor = {
  readonly day: string;
  readonly at: number;
  readonly before: { readonly day: string; readonly seal: string } | null;
  readonly companies: number;
  readonly heads: readonly Head[];
  /** Missing in anchors made before chains of records existed. */
  readonly records?: readonly RecordHead[];
};

/** Changed, missing, or not the one the next anchor refers to. */
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
 * Outside the database: one line of JSON with its HMAC below. Each anchor refers to the previous one. False where the
 * day, or a later one, already has an anchor.
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

/** Undefined where the anchor is missing, invalid, or has no row of the company. */
export const headOn = async (
  server: AnchorDeps,
  day: string,
  companyId: string,
): Promise<{ seq: number; hash: string } | undefined> => {
  if (!(await days(server)).includes(day)) return undefined;
  const [, seq, hash] = (await read(server, day))?.anchor.heads.find(([of]) => of === companyId) ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq, hash };
};

export type Anchored = {
  readonly newest: string | null;
  readonly heads: ReadonlyMap<string, AnchoredHeads>;
  readonly records: ReadonlyMap<string, AnchoredChains>;
  readonly broken: readonly BrokenAnchor[];
};

/** In order. Invalid anchors are ignored; one recorded in the system chain but not found counts as missing. */
export const readAnchors = async (
  server: AnchorDeps & { readonly db: Pick<Deps['db'], 'read'> },
): Promise<Anchored> => {
  const heads = new Map<string, Map<number, string>>();
  const records = new Map<string, Map<string, Map<number, string>>>();
  const broken: BrokenAnchor[] = [];
  let last: { readonly day: string; readonly seal: string } | null = null;
  let newest: string | null = null;
  const stored = await days(server);
  for (const day of stored) {
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
  const known = new Set([...stored, ...broken.map(({ day }) => day)]);
  for (const day of await unsafeAnchorDays(server.db.read)) if (!known.has(day)) broken.push({ day, why: 'missing' });
  return { newest, heads, records, broken };
};
