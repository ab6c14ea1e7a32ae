import { countedCause, type Decision, isOpen } from '#domain/cocokkan/decision.ts';
import { evidenceOf } from '#domain/cocokkan/evidence.ts';
import { type Cause, causes, type Level, levels } from '#domain/cocokkan/record.ts';
import type { Cocokkan, CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { rupiah, total } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { type CocokkanParams, type CocokkanState, cocokkanState, type NamedLine, withinOf } from './cocokkan-state.ts';
import { ledgerViews } from './view-ledgers.ts';

export type LinesParams = {
  readonly level?: Level | undefined;
  readonly cause?: Cause | undefined;
  readonly q?: string | undefined;
  readonly differing?: boolean | undefined;
};

/** Order of work: proposals, differences, then what is missing on either side. */
const inOrder: readonly Level[] = [
  'SUGGESTED',
  'MISMATCH',
  'MISSING_DJP',
  'MISSING_BOOKS',
  'EXACT',
  'MANUAL',
  'IGNORED',
];

const dayOf = ({ rows, documents }: NamedLine): string => rows[0]?.date ?? documents[0]?.date ?? '';

const sorted = (lines: readonly NamedLine[]): NamedLine[] =>
  [...lines].sort(
    (one, other) =>
      inOrder.indexOf(one.level) - inOrder.indexOf(other.level) ||
      Math.abs(other.difference) - Math.abs(one.difference) ||
      dayOf(one).localeCompare(dayOf(other)) ||
      (one.id < other.id ? -1 : 1),
  );

const wordsOf = ({ rows, documents }: NamedLine): string =>
  [
    ...rows.flatMap(({ journal, partyName, reference, number, text }) => [journal, partyName, reference, number, text]),
    ...documents.flatMap(({ number, partyName, reference }) => [number, partyName, reference]),
  ]
    .join(' ')
    .toLowerCase();

const finds =
  ({ level, cause, q, differing }: LinesParams) =>
  (line: NamedLine): boolean =>
    (level === undefined || line.level === level) &&
    (cause === undefined || countedCause(line) === cause) &&
    (!differing || line.difference !== 0 || line.level === 'IGNORED') &&
    (!q || wordsOf(line).includes(q.toLowerCase()));

const linesFound = ({ lines }: CocokkanState, params: LinesParams): NamedLine[] => sorted(lines.filter(finds(params)));

const decisionView = (decision: Decision | undefined): CocokkanLine['decision'] =>
  decision
    ? {
        id: decision.id,
        as: decision.decidedAs,
        reason: decision.reason,
        by: decision.createdBy,
        at: decision.createdAt,
      }
    : null;

const lineView = ({ typeOf, currentDecisions: decisions }: CocokkanState, line: NamedLine): CocokkanLine => {
  const ids = [...line.rows, ...line.documents].map(({ id }) => id);
  const first = (of: ReadonlyMap<string, Decision>) => ids.map((id) => of.get(id)).find((one) => one !== undefined);
  return {
    id: line.id,
    level: line.level,
    cause: line.cause,
    sure: line.sure,
    books: rupiah(line.books),
    documentValue: rupiah(line.documentValue),
    difference: rupiah(line.difference),
    rows: line.rows.map(({ id, date, journal, account, text, partyName, reference, number, ppn }) => ({
      id,
      date,
      journal,
      account,
      text,
      partyName,
      reference,
      number,
      ppn: rupiah(ppn),
    })),
    documents: line.documents.map(({ id, number, date, period, partyName, ppn, isValid }) => ({
      id,
      type: typeOf.get(id) ?? 'OUT',
      number,
      date,
      period,
      partyName,
      ppn: rupiah(ppn),
      isValid,
    })),
    evidence: evidenceOf(line),
    decision: isOpen(line) ? null : decisionView(first(decisions.decided)),
    note: decisionView(first(decisions.noted)),
  };
};

const bridgeView = ({ bridge, returns, returned }: CocokkanState): Cocokkan['bridge'] => {
  const { books, parts, documents, rest, toReturn } = bridge;
  const inRupiah = <P extends { readonly amount: number }>(of: readonly P[]) =>
    of.map((part) => ({ ...part, amount: rupiah(part.amount) }));
  return {
    books: rupiah(books),
    parts: inRupiah(parts.filter(({ cause, amount }) => amount !== 0 || cause !== 'not_object')),
    documents: rupiah(documents),
    rest: rupiah(rest),
    toReturn: toReturn && {
      parts: inRupiah(toReturn.parts),
      posted: rupiah(toReturn.posted),
      rest: rupiah(toReturn.rest),
      documents: returned,
      stale: returns.some(({ stale }) => stale),
      postedAt: Math.max(...returns.map(({ postedAt }) => postedAt ?? 0)),
      masa: returns.map(({ period }) => period),
    },
  };
};

const counted = <K extends string>(of: readonly (K | null)[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of of) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

type View = CocokkanParams & LinesParams & { readonly offset: number; readonly limit: number };

export const viewCocokkan = async (deps: Deps, scope: Scope, params: View): Promise<Cocokkan> => {
  permit(scope, 'EFAKTUR_SPT_VIEW');
  return readCocokkan(scope, deps.db.read, params);
};

/** The caller has checked the permission. */
export const readCocokkan = async (
  scope: Scope,
  query: Query,
  { offset, limit, level, cause, q, differing: onlyDiffering, ...params }: View,
): Promise<Cocokkan> => {
  const state = await cocokkanState(scope, query, params);
  const { lines } = state;
  const within = withinOf(state, params);
  const found = linesFound(state, { level, cause, q, differing: onlyDiffering });
  const proposed = lines.filter((line) => line.level === 'SUGGESTED');
  const differing = lines.filter(({ difference }) => difference !== 0);
  const unnamed = differing.filter((line) => ['unknown', null].includes(countedCause(line)));
  const byLevel = counted(lines.map((line) => line.level));
  const byCause = counted(lines.map(countedCause));
  return {
    side: params.side,
    from: params.from,
    to: params.to,
    ledgers: await ledgerViews(scope, query, state.ledgers),
    rows: within.rows.length,
    documents: within.documents.length,
    bridge: bridgeView(state),
    levels: Object.fromEntries(levels.map((one) => [one, byLevel.get(one) ?? 0])) as Cocokkan['levels'],
    causes: causes.flatMap((one) => {
      const count = byCause.get(one);
      return count ? [{ cause: one, count }] : [];
    }),
    proposals: {
      count: proposed.length,
      difference: rupiah(total(proposed.map(({ difference }) => difference))),
      sure: proposed.reduce((least, { sure }) => Math.min(least, sure), proposed.length > 0 ? 100 : 0),
    },
    differing: {
      count: differing.length,
      named: differing.length - unnamed.length,
      unnamed: rupiah(total(unnamed.map(({ difference }) => Math.abs(difference)))),
    },
    total: found.length,
    difference: rupiah(total(found.map(({ difference }) => difference))),
    lines: found.slice(offset, offset + limit).map((line) => lineView(state, line)),
  };
};
