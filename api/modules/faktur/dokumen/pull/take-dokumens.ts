import { changeOf } from '#domain/definition/changes.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import { type DokumenRow, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { checkDokumen } from '#domain/faktur/dokumen-check.ts';
import { dokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { type DokumenTakenMove, dokumenMovesTo } from '#domain/faktur/pull/judge-dokumen.ts';
import {
  inputOfPulled,
  isUnsigned,
  type PulledDokumen,
  pulledDokumenFields,
} from '#domain/faktur/pull/pulled-dokumen.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../../db/database.ts';
import { holdClaim } from '../../../../../db/repositories/claims.ts';
import { metCounterparty } from '../../../../../db/repositories/counterparties.ts';
import { fakturByNumbers } from '../../../../../db/repositories/faktur/chain.ts';
import { insertFakturs, updateFaktur } from '../../../../../db/repositories/faktur/faktur.ts';
import { appendHistory, type Change } from '../../../../../db/repositories/history.ts';
import { asOffice } from '../../../../documents/moves.ts';
import type { Writing } from '../../../../documents/pull/family.ts';
import { remembered } from '../../../../documents/remembered.ts';
import type { Deps } from '../../../../services/deps.ts';
import type { FakturStep } from '../../family.ts';
import { newVatDocument } from '../../new-vat-document.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../family.ts';
import { NUMBERS } from '../same-number.ts';

type Taken = { readonly theirs: PulledDokumen; readonly ours: DokumenRow | undefined };
/** Method syntax, so that families with fewer states are assignable. */
type Moving = {
  move(
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    steps: readonly FakturStep<string, string>[],
  ): Promise<FakturRow<string>[]>;
  announce(tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void>;
};
type TakeOptions = Pick<FakturDefinition, 'type' | 'document'> & { readonly family: Moving };

const sides: Readonly<Record<DokumenSide, TakeOptions>> = {
  out: { ...dokumenKeluaran, family: dokumenKeluaranFamily },
  in: { ...dokumenMasukan, family: dokumenMasukanFamily },
};

const setOf = (move: DokumenTakenMove, { period, creditPeriod }: PulledDokumen): object => {
  switch (move) {
    case 'credit':
      return { creditPeriod: creditPeriod ?? period, uncreditReason: null };
    case 'uncredit':
      return { creditPeriod: null, uncreditReason: 'COMPANY' };
    case 'amend':
      return { kind: 'SUBSTITUTED' };
    case 'canceledByOffice':
      return { kind: 'CANCELED' };
    default:
      return { officeCode: null, officeMessage: null };
  }
};

const follow = async (
  side: DokumenSide,
  { tx, deps, scope, lockReason: reason }: Writing,
  { theirs, ours }: Taken & { readonly ours: DokumenRow },
): Promise<Change[]> => {
  const { document, family } = sides[side];
  const as = asOffice(scope);
  const pulled = pulledDokumenFields(theirs);
  const named = {
    documentKind: pulled.documentKind,
    code: pulled.code,
    date: pulled.date,
    period: pulled.period,
    dpp: pulled.dpp,
    ppn: pulled.ppn,
    ppnbm: pulled.ppnbm,
    gross: pulled.gross,
    contractDpp: pulled.contractDpp,
    otherDpp: pulled.otherDpp,
    counterpartyName: pulled.counterpartyName || ours.counterpartyName,
    creditPeriod: theirs.status === ours.status && theirs.creditPeriod ? theirs.creditPeriod : ours.creditPeriod,
  };
  const before = Object.fromEntries(Object.keys(named).map((key) => [key, ours[key as keyof DokumenRow]]));
  const change = changeOf(before as typeof named, named);
  const changes: Change[] = [];
  let read: FakturRow<string> = ours;
  if (Object.keys(change.after).length > 0) {
    const written = { ...ours, ...named, version: ours.version + 1, updatedAt: deps.now(), updatedBy: as.userName };
    const errorCount = checkDokumen(dokumenInputOf(written), jakartaDay(deps.now())).length;
    read = { ...written, errorCount };
    if (!(await updateFaktur(tx, scope, ours, read))) throw new Problem('conflict');
    const { id: objectId, status } = ours;
    const after = { ...change.after, version: read.version };
    changes.push({
      objectType: document.name,
      objectId,
      action: 'differ',
      fromStatus: status,
      toStatus: status,
      before: change.before,
      after,
      reason,
    });
  }
  for (const move of dokumenMovesTo(side, ours.status, theirs.status) ?? []) {
    const [moved] = await family.move(tx, deps, as, deps.now(), [{ read, move, set: setOf(move, theirs), reason }]);
    read = moved ?? read;
  }
  return changes;
};

const refuseWrittenSince = async (
  side: DokumenSide,
  { tx, scope }: Writing,
  fresh: readonly Taken[],
): Promise<void> => {
  const numbers = fresh.map(({ theirs }) => theirs.number);
  const here = await fakturByNumbers<string>(scope, tx.db, sides[side].type, numbers);
  if (here.length > 0) throw new Problem('conflict');
};

/**
 * With history and notifications, in the given transaction: new ones attributed to the user recorded by the tax office;
 * existing ones updated. Returns the ids in order.
 */
export const takeDokumens = async (
  side: DokumenSide,
  writing: Writing,
  taken: readonly Taken[],
): Promise<readonly string[]> => {
  const { tx, deps, scope, pullId } = writing;
  const { type, document, family } = sides[side];
  await holdClaim(tx, scope, NUMBERS);
  const fresh = taken.filter(({ ours }) => !ours);
  await refuseWrittenSince(side, writing, fresh);
  const changes: Change[] = [];
  for (const { theirs, ours } of taken) if (ours) changes.push(...(await follow(side, writing, { theirs, ours })));
  const made = new Map(
    fresh.map(({ theirs }) => {
      const { status, recordedBy: userName, creditPeriod } = theirs;
      const pulled = pulledDokumenFields(theirs);
      const errorCount = isUnsigned(theirs) ? checkDokumen(inputOfPulled(theirs), jakartaDay(deps.now())).length : 0;
      const fields = { ...pulled, type, status, creditPeriod, errorCount };
      return [theirs, newVatDocument(deps, { ...scope, userName }, fields)] as const;
    }),
  );
  await insertFakturs(tx, scope, [...made.values()]);
  for (const { id: objectId, status: toStatus, number, period, documentKind, dpp, ppn, version } of made.values())
    changes.push({
      objectType: document.name,
      objectId,
      action: 'receive',
      toStatus,
      after: { pullId, number, period, documentKind, dpp, ppn, version },
    });
  changes.push(...(await remembered(tx, deps, asOffice(scope), [...made.values()].map(metCounterparty))));
  await appendHistory(tx, asOffice(scope), deps.now(), changes);
  const ids = taken.map(({ theirs, ours }) => ours?.id ?? made.get(theirs)?.id ?? '');
  await family.announce(tx, deps, scope, ids);
  return ids;
};
