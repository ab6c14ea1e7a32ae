import { sen } from '../definition/money.ts';
import type { FakturRow } from '../faktur/record.ts';
import type { FakturStatus } from '../faktur/status.ts';
import { type ListedFaktur, statusRank } from './status-list.ts';

export type KnownFaktur = Pick<
  FakturRow,
  'id' | 'number' | 'reference' | 'status' | 'counterpartyNpwp' | 'dpp' | 'ppn'
>;

export type StatusUpdate = {
  readonly id: string;
  readonly from: FakturStatus;
  readonly to: FakturStatus;
  readonly number: string | null;
  readonly rows: readonly number[];
};

/** Why manual review is needed: message key under `office.file.contradiction`. */
export type Contradiction = {
  readonly id: string;
  readonly reason:
    | 'lower'
    | 'same_rank'
    | 'several_states'
    | 'several_numbers'
    | 'other_number'
    | 'number_taken'
    | 'number_missing'
    | 'amount'
    | 'buyer'
    | 'unknown_status';
  readonly rows: readonly number[];
  readonly statusText: string;
};

export type Unmatched = { readonly row: ListedFaktur; readonly reason: 'not_found' | 'ambiguous' };

export type Matched = {
  readonly updates: readonly StatusUpdate[];
  readonly contradictions: readonly Contradiction[];
  readonly unmatched: readonly Unmatched[];
  /** Number of documents the file only confirms. */
  readonly unchanged: number;
};

const NOBODY = /^0*$/;
/** The portal's list has whole rupiah, while sen are stored here. */
const RUPIAH = 100;

const differ = (ours: string, theirs: string | null): boolean => {
  if (theirs === null) return false;
  try {
    return Math.abs(sen(ours) - sen(theirs)) >= RUPIAH;
  } catch {
    return true;
  }
};

const grouped = <T>(items: readonly T[], key: (item: T) => string | null): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
};

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

type Judgement = { update: StatusUpdate } | { contradiction: Contradiction } | null;

/** The order of the rows does not matter. */
const judge = (faktur: KnownFaktur, rows: readonly ListedFaktur[]): Judgement => {
  const places = rows.map(({ row }) => row).sort((a, b) => a - b);
  const statuses = distinct(rows.map((row) => row.statusText))
    .sort()
    .join(', ');
  const against = (reason: Contradiction['reason']): Judgement => ({
    contradiction: { id: faktur.id, reason, rows: places, statusText: statuses },
  });

  const numbers = distinct(rows.flatMap(({ number }) => number ?? []));
  if (numbers.length > 1) return against('several_numbers');
  const number = numbers[0] ?? null;
  if (number && faktur.number && number !== faktur.number) return against('other_number');
  if (
    rows.some(
      (row) =>
        row.counterpartyNpwp &&
        !NOBODY.test(row.counterpartyNpwp) &&
        !NOBODY.test(faktur.counterpartyNpwp) &&
        row.counterpartyNpwp !== faktur.counterpartyNpwp,
    )
  )
    return against('buyer');
  if (rows.some((row) => differ(faktur.dpp, row.dpp) || differ(faktur.ppn, row.ppn))) return against('amount');

  const states = distinct(rows.flatMap(({ status }) => status ?? []));
  if (states.length === 0 || rows.some(({ status }) => status === null)) return against('unknown_status');
  const top = Math.max(...states.map((state) => statusRank[state]));
  const highest = states.filter((state) => statusRank[state] === top);
  const [to] = highest;
  if (to === undefined || highest.length > 1) return against('several_states');

  const newNumber = faktur.number === null ? number : null;
  if (top < statusRank[faktur.status]) return against('lower');
  if (top === statusRank[faktur.status] && to !== faktur.status) return against('same_rank');
  if (top >= statusRank.APPROVED && !faktur.number && !number) return against('number_missing');
  if (to === faktur.status && newNumber === null) return null;
  return { update: { id: faktur.id, from: faktur.status, to, number: number ?? faktur.number, rows: places } };
};

/** The number without the digits for replacements; an invoice and its replacements differ only in these. */
const withoutRevision = (number: string): string => number.slice(0, 2) + number.slice(4);

/** The list has a separate row for this one, or the number is that of a replacement. */
const isAnother = (number: string | null, ours: string, listed: ReadonlySet<string>): boolean =>
  number !== null &&
  number !== ours &&
  (listed.has(ours) || (number.slice(2, 4) !== ours.slice(2, 4) && withoutRevision(number) === withoutRevision(ours)));

/** The invoice of a row: by number, else by reference among those without a number. */
const finder = (rows: readonly ListedFaktur[], fakturs: readonly KnownFaktur[]) => {
  const listed = new Set(rows.flatMap(({ number }) => number ?? []));
  const byNumber = grouped(fakturs, ({ number }) => number);
  const byReference = grouped(fakturs, ({ reference }) => reference);
  return (row: ListedFaktur): KnownFaktur | Unmatched['reason'] => {
    const [numbered] = row.number ? (byNumber.get(row.number) ?? []) : [];
    if (numbered) return numbered;
    const named = row.reference ? (byReference.get(row.reference) ?? []) : [];
    // A substitute repeats its original's reference: an unknown number belongs to the one that still has none.
    const waiting = row.number ? named.filter(({ number }) => number === null) : named;
    const [only, ...more] = waiting.length > 0 ? waiting : named;
    if (!only) return 'not_found';
    if (row.number && named.every(({ number }) => number !== null && isAnother(row.number, number, listed)))
      return 'not_found';
    return more.length > 0 ? 'ambiguous' : only;
  };
};

/**
 * Pure and independent of the order of rows and invoices. States are never lowered, and an invoice that a row
 * contradicts (another number, buyer or amount, a lower state) is left unchanged and reported.
 */
export const matchStatuses = (rows: readonly ListedFaktur[], fakturs: readonly KnownFaktur[]): Matched => {
  const find = finder(rows, fakturs);
  const about = new Map<KnownFaktur, ListedFaktur[]>();
  const unmatched: Unmatched[] = [];
  for (const row of rows) {
    const found = find(row);
    if (typeof found === 'string') unmatched.push({ row, reason: found });
    else about.set(found, [...(about.get(found) ?? []), row]);
  }

  const judged = [...about].map(([faktur, list]) => ({ faktur, statusText: judge(faktur, list) }));
  const updates = judged.flatMap(({ statusText: statuses }) =>
    statuses && 'update' in statuses ? [statuses.update] : [],
  );
  const contradictions = judged.flatMap(({ statusText: statuses }) =>
    statuses && 'contradiction' in statuses ? [statuses.contradiction] : [],
  );
  const claims = grouped(updates, ({ number }) => number);
  const disputed = updates.filter(({ number }) => number !== null && (claims.get(number)?.length ?? 0) > 1);
  const byId = <T extends { id: string }>(a: T, b: T): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

  return {
    updates: updates.filter((update) => !disputed.includes(update)).sort(byId),
    contradictions: [
      ...contradictions,
      ...disputed.map(({ id, rows: places, to }) => ({
        id,
        reason: 'number_taken' as const,
        rows: places,
        statusText: to,
      })),
    ].sort(byId),
    unmatched: unmatched.sort((a, b) => a.row.row - b.row.row),
    unchanged: judged.filter(({ statusText: statuses }) => statuses === null).length,
  };
};
