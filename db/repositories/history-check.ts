import { and, asc, eq, getTableColumns, gt, max, sql } from 'drizzle-orm';
import type { Db, Seal } from '../database.ts';
import { orUnreadable, preparedRows } from '../prepared.ts';
import { sealIn } from '../sealed.ts';
import { chains, history } from '../tables.ts';
import {
  ALONE,
  type AnchoredHeads,
  type ChainEnd,
  type Fault,
  faultOf,
  gap,
  type Pace,
  unlessDamaged,
  type Walked,
  walkToEnd,
} from './chain-walk.ts';
import { hashOf, START } from './history.ts';
import { type BrokenState, watchStates } from './state-check.ts';

export type { AnchoredHeads, Pace };

type HistoryRow = typeof history.$inferSelect;

export type BrokenRow = {
  readonly seq: number;
  readonly why: Fault;
} & Partial<Pick<HistoryRow, 'objectType' | 'objectId' | 'action' | 'at'>>;

export type FoundRow = Omit<BrokenRow, 'why'> & { readonly why: BrokenRow['why'] | 'unreadable' };

export type HistoryVerdict = {
  readonly companyId: string;
  readonly rows: number;
  readonly broken: readonly FoundRow[];
  readonly intact: readonly (readonly [first: number, last: number])[];
  /** Documents, money, people and settings whose state differs from their newest history row. */
  readonly states: readonly BrokenState[];
  /** If these are cut off together with their documents, no trace is left. */
  readonly notAnchored: number;
};

export const holds = ({ broken, states }: Pick<HistoryVerdict, 'broken' | 'states'>): boolean =>
  broken.length === 0 && states.length === 0;

const rowHash = ({ hash: _, seal: __, ...row }: HistoryRow): string => hashOf(row);

export const brokenIn = (
  [first, last]: readonly [first: number, last: number],
  rows: readonly HistoryRow[],
  before: HistoryRow | undefined,
  sealed: Seal,
): BrokenRow[] => {
  const broken: BrokenRow[] = first > 1 && !before ? gap(first - 1, first - 1) : [];
  let seq = first - 1;
  let prevHash = before?.hash ?? START;
  for (const row of rows) {
    broken.push(...gap(seq + 1, row.seq - 1));
    const why = faultOf(row, rowHash, prevHash, sealed);
    if (why) broken.push({ seq: row.seq, why });
    ({ hash: prevHash, seq } = row);
  }
  return [...broken, ...gap(seq + 1, last)];
};

const columns = getTableColumns(history);
const rowsAfter = preparedRows<HistoryRow>(
  columns,
  (db) =>
    db
      .select(columns)
      .from(history)
      .where(and(eq(history.companyId, sql.placeholder('companyId')), gt(history.seq, sql.placeholder('after'))))
      .orderBy(asc(history.seq))
      .limit(sql.placeholder('limit')),
  orUnreadable,
);

/**
 * Continues after broken rows. Compares the end with the anchors, and documents and money with the digests in their
 * newest rows. May run while others write.
 */
export const verifyHistory = async (
  db: Db,
  companyId: string,
  heads: AnchoredHeads = new Map(),
  pace = ALONE,
): Promise<HistoryVerdict> => {
  const walked: Walked<HistoryRow> = { seq: 0, prevHash: START, rows: 0, broken: [], intact: [] };
  const states = watchStates(companyId, db.read, pace);
  const newest = async () =>
    (
      await db.read
        .select({ seq: max(history.seq) })
        .from(history)
        .where(eq(history.companyId, companyId))
    )[0]?.seq ?? 0;
  const endOf = async (): Promise<ChainEnd> => {
    const end = await unlessDamaged(() => db.read.select().from(chains).where(eq(chains.companyId, companyId)));
    return end ? (end[0] ?? { seq: 0, hash: START }) : { seq: (await unlessDamaged(newest)) ?? 0 };
  };
  const chain = {
    hashOf: rowHash,
    sealed: sealIn(db),
    heads,
    pace,
    see: states.see,
    rowsAfter: (after: number, limit: number) => rowsAfter(db.read, { companyId, after, limit }),
  };
  await walkToEnd(walked, chain, endOf);
  const { rows, intact, seq } = walked;
  const broken = walked.broken.map(({ row, ...found }): FoundRow => {
    if (!row) return found;
    const { objectType, objectId, action, at } = row;
    return { ...found, objectType, objectId, action, at };
  });
  const notAnchored = Math.max(0, seq - Math.max(0, ...heads.keys()));
  return { companyId, rows, broken, intact, states: await states.found(), notAnchored };
};
