import { changeOf } from '#domain/definition/changes.ts';
import { fakturMasukan, type MasukanRow } from '#domain/faktur/masukan.ts';
import { creditedStatuses, type MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { movesTo, type TakenMove } from '#domain/faktur/pull/judge.ts';
import {
  type PulledFaktur,
  pulledFields,
  receivedFaktur,
  revisionOf,
  serialOf,
} from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { counterpartyKey, metCounterparty } from '../../../../../db/repositories/counterparties.ts';
import { fakturByNumbers } from '../../../../../db/repositories/faktur/chain.ts';
import { insertFakturs, updateFaktur } from '../../../../../db/repositories/faktur/faktur.ts';
import { appendHistory, type Change } from '../../../../../db/repositories/history.ts';
import type { Writing } from '../../../../documents/pull/family.ts';
import { remembered } from '../../../../documents/remembered.ts';
import { masukanFamily } from '../family.ts';

type Given = Pick<Writing, 'tx' | 'deps' | 'scope' | 'lockReason'> & {
  /** Author of the change: the tax office, or the user who uploaded its list. */
  readonly as: Scope;
};

type Taken = { readonly theirs: PulledFaktur; readonly ours: MasukanRow | undefined; readonly id?: string };
type PulledRow = Pick<Taken, 'theirs'>;

const { name: objectType } = fakturMasukan;
const chainOf = ({ theirs }: PulledRow): string => `${theirs.seller.npwp} ${serialOf(theirs)}`;

const numberOf = ({ number }: PulledFaktur, revision: number): string =>
  number.slice(0, 2) + String(revision).padStart(2, '0') + number.slice(4);

/** The next (1) or previous (-1) version of each invoice, where it exists, by seller and number. */
const versionsHere = async (
  { scope, tx }: Given,
  taken: readonly Taken[],
  after: 1 | -1,
): Promise<Map<string, MasukanRow>> => {
  const numbers = taken.flatMap(({ theirs }) =>
    revisionOf(theirs) + after < 0 ? [] : [numberOf(theirs, revisionOf(theirs) + after)],
  );
  const rows = await fakturByNumbers<MasukanStatus>(scope, tx.db, 'IN', [...new Set(numbers)]);
  return new Map(rows.map((row) => [`${row.counterpartyNpwp} ${row.number}`, row] as const));
};

const setOf = (move: TakenMove, { period, creditPeriod }: PulledFaktur, replacedBy: string | null): object => {
  switch (move) {
    case 'credit':
      return { creditPeriod: creditPeriod ?? period, uncreditReason: null };
    case 'uncredit':
      return { creditPeriod: null, uncreditReason: 'COMPANY' };
    case 'amend':
      return { kind: 'SUBSTITUTED', ...(replacedBy ? { replacedBy } : {}) };
    case 'cancel':
      return { kind: 'CANCELED' };
    default:
      return {};
  }
};

const follow = async (
  { tx, deps, as, lockReason }: Given,
  ours: MasukanRow,
  theirs: PulledFaktur,
  replacedBy: string | null,
): Promise<MasukanRow> => {
  let read = ours;
  for (const move of movesTo(ours, theirs) ?? []) {
    const step = { read, move, set: setOf(move, theirs, replacedBy), reason: lockReason };
    const [moved] = await masukanFamily.move(tx, deps, as, deps.now(), [step]);
    read = moved ?? read;
  }
  return read;
};

/** Values missing in a list stay. Lines whose sum differs from the list's are dropped. */
const comparedAmounts = (ours: MasukanRow, amounts: Pick<MasukanRow, 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'>) => {
  const { ownNitku, counterpartyNitku, counterpartyAddress, term, addInfo, facilityStamp, customDoc } = ours;
  const { gross, discount, contractDpp } = ours;
  const same = (['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const).every((field) => amounts[field] === ours[field]);
  return {
    ownNitku,
    counterpartyNitku,
    counterpartyAddress,
    term,
    addInfo,
    facilityStamp,
    customDoc,
    ...(same ? { gross, discount, contractDpp } : {}),
  };
};

const overwrite = async (
  { tx, deps, scope, as, lockReason }: Given,
  ours: MasukanRow,
  theirs: PulledFaktur,
): Promise<Change[]> => {
  const { lines, ...fields } = pulledFields(theirs);
  const creditPeriod = (creditedStatuses.includes(ours.status) && theirs.creditPeriod) || ours.creditPeriod;
  const amounts = theirs.amounts ? comparedAmounts(ours, fields) : {};
  const named = { ...fields, ...amounts, reference: fields.reference || ours.reference, creditPeriod };
  const before = Object.fromEntries(Object.keys(named).map((key) => [key, ours[key as keyof MasukanRow]]));
  const change = changeOf(before as typeof named, named);
  if (Object.keys(change.after).length === 0) return [];
  const version = ours.version + 1;
  const next = { ...ours, ...named, version, updatedAt: deps.now(), updatedBy: as.userName };
  const linesStay = named.contractDpp === ours.contractDpp && theirs.amounts;
  if (!(await updateFaktur(tx, scope, ours, linesStay ? next : { ...next, lines }))) throw new Problem('conflict');
  const { id: objectId, status: fromStatus } = ours;
  const after = { ...change.after, version };
  const reason = lockReason;
  return [
    { objectType, objectId, action: 'differ', fromStatus, toStatus: fromStatus, before: change.before, after, reason },
  ];
};

const rememberedSellers = ({ tx, deps, as }: Given, made: readonly Faktur[]): Promise<Change[]> => {
  const sellers = new Map(made.map(metCounterparty).map((met) => [counterpartyKey(met), met]));
  return sellers.size === 0 ? Promise.resolve([]) : remembered(tx, deps, as, [...sellers.values()]);
};

/**
 * With history and notifications, in the given transaction. A replacement closes its original and is linked with it.
 * Returns the ids in order.
 */
export const takeFakturs = async (
  given: Given & { readonly pullId?: string | null; readonly importId?: string },
  taken: readonly Taken[],
): Promise<string[]> => {
  const { tx, deps, scope, as, pullId, importId } = given;
  const here = await versionsHere(
    given,
    taken.filter(({ ours }) => ours),
    1,
  );
  const newIds = new Map(taken.filter(({ ours }) => !ours).map((one) => [one.theirs, one.id ?? deps.newId()]));
  const idOf = ({ theirs, ours }: Taken): string => ours?.id ?? newIds.get(theirs) ?? '';
  const next = new Map(taken.map((one) => [`${chainOf(one)} ${revisionOf(one.theirs)}`, idOf(one)]));
  const after = (one: PulledRow): string | null =>
    next.get(`${chainOf(one)} ${revisionOf(one.theirs) + 1}`) ??
    here.get(`${one.theirs.seller.npwp} ${numberOf(one.theirs, revisionOf(one.theirs) + 1)}`)?.id ??
    null;
  const changes: Change[] = [];
  for (const one of taken)
    if (one.ours)
      changes.push(...(await overwrite(given, await follow(given, one.ours, one.theirs, after(one)), one.theirs)));

  const fresh = taken.filter(({ ours }) => !ours);
  const closing = await versionsHere(given, fresh, -1);
  const made = [];
  for (const { theirs } of fresh) {
    const id = newIds.get(theirs) ?? '';
    const before =
      revisionOf(theirs) > 0
        ? closing.get(`${theirs.seller.npwp} ${numberOf(theirs, revisionOf(theirs) - 1)}`)
        : undefined;
    if (before && before.status !== 'AMENDED') await follow(given, before, { ...theirs, status: 'AMENDED' }, id);
    const birth = { id, companyId: scope.companyId, now: deps.now(), by: as.userName, importId: importId ?? null };
    const replaces = before?.id ?? next.get(`${chainOf({ theirs })} ${revisionOf(theirs) - 1}`) ?? null;
    const row = receivedFaktur(theirs, birth, replaces);
    made.push({ ...row, replacedBy: row.kind === 'SUBSTITUTED' ? after({ theirs }) : null });
  }
  await insertFakturs(tx, scope, made);
  for (const { id: objectId, status: toStatus, number, period, counterpartyName, dpp, ppn, version } of made) {
    const fields = { ...(importId ? { importId } : { pullId }), number, period, counterpartyName, dpp, ppn, version };
    changes.push({ objectType, objectId, action: 'receive', toStatus, after: fields });
  }
  changes.push(...(await rememberedSellers(given, made)));
  await appendHistory(tx, as, deps.now(), changes);
  const ids = taken.map(idOf);
  await masukanFamily.announce(tx, deps, scope, ids);
  return ids;
};
