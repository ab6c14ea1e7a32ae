import { and, asc, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm';
import { type Db, storageTrouble } from '../../database.ts';
import { asSet, textsIn } from '../../dialect/sets.ts';
import { orUnreadable, preparedRows } from '../../prepared.ts';
import { sealIn } from '../../sealed.ts';
import { recordChains, recordLinks } from '../../tables.ts';
import {
  ALONE,
  type AnchoredHeads,
  type ChainEnd,
  type Fault,
  type Pace,
  unlessDamaged,
  type Walked,
  walkToEnd,
} from '../chain-walk.ts';
import { type ChainName, chainNames } from './chained-tables.ts';
import { cutText, GONE, type LinkRow, linkHash, START, timesText } from './links.ts';
import { type RecordState, recordIds, unsafeStatesIn } from './record-state.ts';

export type BrokenLink = {
  readonly chain: ChainName;
  readonly seq: number;
  readonly why: Fault | 'unreadable';
  readonly record?: string;
};

/** Without a key, this applies to a whole table. */
export type BrokenRecord = {
  readonly chain: ChainName;
  readonly record: string;
  readonly why: 'differs' | 'lost' | 'unknown' | 'unreadable';
};

export type RecordsVerdict = {
  readonly links: number;
  readonly broken: readonly BrokenLink[];
  readonly records: readonly BrokenRecord[];
  readonly notAnchored: number;
};

/** How often a record is compared again when somebody is writing it. */
const LOOKS = 5;

const columns = getTableColumns(recordLinks);
const own = and(
  eq(recordLinks.companyId, sql.placeholder('companyId')),
  eq(recordLinks.chain, sql.placeholder('chain')),
);
const linksAfter = preparedRows<LinkRow>(
  columns,
  (db) =>
    db
      .select(columns)
      .from(recordLinks)
      .where(and(own, gt(recordLinks.seq, sql.placeholder('after'))))
      .orderBy(asc(recordLinks.seq))
      .limit(sql.placeholder('limit')),
  orUnreadable,
);

type Newest = Pick<LinkRow, 'record' | 'seq' | 'state' | 'until'>;
const newestColumns = {
  record: recordLinks.record,
  seq: recordLinks.seq,
  state: recordLinks.state,
  until: recordLinks.until,
};
const linksOf = preparedRows<Newest>(newestColumns, (db) =>
  db
    .select(newestColumns)
    .from(recordLinks)
    .where(and(own, inArray(recordLinks.record, textsIn(sql.placeholder('ids')))))
    .orderBy(asc(recordLinks.record), asc(recordLinks.seq)),
);

type Chain = { readonly companyId: string; readonly chain: ChainName; readonly db: Db; readonly now: number };

const newestOf = async ({ db, companyId, chain }: Chain, ids: Iterable<string>): Promise<Map<string, Newest>> =>
  new Map(
    (await linksOf(db.read, { companyId, chain, ids: asSet([...ids]) })).map((link): [string, Newest] => [
      link.record,
      link,
    ]),
  );

const statesOf = async ({ db, companyId, chain }: Chain, ids: readonly string[]): Promise<Map<string, RecordState>> =>
  new Map(
    (await unsafeStatesIn(db.read, chain, ids))
      .filter((state) => state.companyId === companyId)
      .map((state): [string, RecordState] => [state.id, state]),
  );

const whyOf = (
  { db, now }: Chain,
  state: RecordState | undefined,
  newest: Newest | undefined,
): BrokenRecord['why'] | null => {
  if (!state) {
    const mayBeMissing = !newest || newest.state === GONE || (newest.until !== null && newest.until < now);
    return mayBeMissing ? null : 'lost';
  }
  if (!newest) return 'unknown';
  const { counted } = state;
  const isCounted = !counted || sealIn(db)(timesText(state.id, counted.times)) === counted.seal;
  return state.digest === newest.state && isCounted ? null : 'differs';
};

/** Between two equal reads of its links, to rule out a concurrent write. */
const lookAgain = async (of: Chain, record: string): Promise<BrokenRecord[]> => {
  let newest = (await newestOf(of, [record])).get(record);
  for (let look = 0; look < LOOKS; look++) {
    const state = (await statesOf(of, [record])).get(record);
    const after = (await newestOf(of, [record])).get(record);
    if (after?.seq === newest?.seq) {
      const why = whyOf(of, state, newest);
      return why ? [{ chain: of.chain, record, why }] : [];
    }
    newest = after;
  }
  return [];
};

/** If a damaged page interrupts, one by one, and each unreadable record is reported. */
const readable = async (
  of: Chain,
  ids: readonly string[],
  look: (ids: readonly string[]) => Promise<BrokenRecord[]>,
): Promise<BrokenRecord[]> => {
  try {
    return await look(ids);
  } catch (error) {
    if (storageTrouble(error) !== 'damaged') throw error;
    if (ids.length < 2) return [{ chain: of.chain, record: ids[0] ?? '', why: 'unreadable' }];
    const broken: BrokenRecord[] = [];
    for (const id of ids) broken.push(...(await readable(of, [id], look)));
    return broken;
  }
};

const compare = (of: Chain, ids: readonly string[]): Promise<BrokenRecord[]> =>
  readable(of, ids, async (some) => {
    const newest = await newestOf(of, some);
    const states = await statesOf(of, some);
    const broken: BrokenRecord[] = [];
    for (const id of some)
      if (whyOf(of, states.get(id), newest.get(id)) !== null) broken.push(...(await lookAgain(of, id)));
    return broken;
  });

const withoutLink = async (of: Chain, { page, pause }: Pace): Promise<BrokenRecord[]> => {
  const ids: string[] = [];
  const broken = await readable(of, [], async () => {
    ids.push(...(await recordIds(of.companyId, of.db.read, of.chain)));
    return [];
  });
  for (let at = 0; at < ids.length; at += page) {
    const some = ids.slice(at, at + page);
    const known = (await unlessDamaged(() => newestOf(of, some))) ?? new Map<string, Newest>();
    broken.push(
      ...(await compare(
        of,
        some.filter((id) => !known.has(id)),
      )),
    );
    await pause?.();
  }
  return broken;
};

type StoredChain = typeof recordChains.$inferSelect;

const storedEnd = async ({ db, companyId, chain }: Chain): Promise<StoredChain | undefined> =>
  (
    await db.read
      .select()
      .from(recordChains)
      .where(and(eq(recordChains.companyId, companyId), eq(recordChains.chain, chain)))
  )[0];

const newestSeq = async ({ db, companyId, chain }: Chain): Promise<number> =>
  (
    await db.read
      .select({ seq: max(recordLinks.seq) })
      .from(recordLinks)
      .where(and(eq(recordLinks.companyId, companyId), eq(recordLinks.chain, chain)))
  )[0]?.seq ?? 0;

/** Where a chain begins: after its expired links, if their expiry was sealed. */
const beginOf = ({ db, companyId, chain }: Chain, stored: StoredChain | undefined): { seq: number; hash: string } => {
  const { cutSeq, cutHash, cutSeal } = stored ?? { cutSeq: 0, cutHash: START, cutSeal: '' };
  const isSealed = cutSeq > 0 && sealIn(db)(cutText(companyId, chain, cutSeq, cutHash)) === cutSeal;
  return isSealed ? { seq: cutSeq, hash: cutHash } : { seq: 0, hash: START };
};

const verifyChain = async (of: Chain, heads: AnchoredHeads, pace: Pace): Promise<RecordsVerdict> => {
  const { db, companyId, chain } = of;
  const stored = await unlessDamaged(() => storedEnd(of));
  const begin = beginOf(of, stored);
  const walked: Walked<LinkRow> = { seq: begin.seq, prevHash: begin.hash, rows: 0, broken: [], intact: [] };
  const headAtCut = heads.get(begin.seq);
  if (headAtCut && headAtCut !== begin.hash) walked.broken.push({ seq: begin.seq, why: 'rewritten' });
  const records: BrokenRecord[] = [];
  /** Each record once, at its newest link. */
  const see = async (rows: readonly LinkRow[]): Promise<void> => {
    const last = new Map(rows.map(({ record, seq }) => [record, seq]));
    const newest = await unlessDamaged(() => newestOf(of, last.keys()));
    const due = [...last].filter(([record, seq]) => (newest?.get(record)?.seq ?? seq) === seq);
    const ids = due.map(([record]) => record);
    records.push(...(await compare(of, ids)));
  };
  const endOf = async (): Promise<ChainEnd> => {
    const end = await unlessDamaged(async () => ({ stored: await storedEnd(of) }));
    if (!end) return { seq: (await unlessDamaged(() => newestSeq(of))) ?? 0 };
    return end.stored ?? { seq: 0, hash: START };
  };
  const links = {
    hashOf: linkHash,
    sealed: sealIn(db),
    heads,
    pace,
    see,
    rowsAfter: (after: number, limit: number) => linksAfter(db.read, { companyId, chain, after, limit }),
  };
  await walkToEnd(walked, links, endOf);
  // Links that expired during the walk look like a gap.
  if (walked.broken.length > 0 && (await unlessDamaged(() => storedEnd(of)))?.cutSeq !== stored?.cutSeq)
    return verifyChain(of, heads, pace);
  records.push(...(await withoutLink(of, pace)));
  return {
    links: walked.rows,
    broken: walked.broken.map(({ seq, why, row }) => ({ chain, seq, why, ...(row ? { record: row.record } : {}) })),
    records,
    notAnchored: Math.max(0, walked.seq - Math.max(begin.seq, ...heads.keys())),
  };
};

export type AnchoredChains = ReadonlyMap<string, AnchoredHeads>;

/** Continues after broken links. May run while others write. `now`: records expired by then may be missing. */
export const verifyRecords = async (
  db: Db,
  companyId: string,
  now: number,
  anchored: AnchoredChains = new Map(),
  pace: Pace = ALONE,
): Promise<RecordsVerdict> => {
  const verdicts: RecordsVerdict[] = [];
  for (const chain of chainNames)
    verdicts.push(await verifyChain({ db, companyId, chain, now }, anchored.get(chain) ?? new Map(), pace));
  return {
    links: verdicts.reduce((sum, { links }) => sum + links, 0),
    broken: verdicts.flatMap(({ broken }) => broken),
    records: verdicts.flatMap(({ records }) => records),
    notAnchored: verdicts.reduce((sum, { notAnchored }) => sum + notAnchored, 0),
  };
};
