import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { resultLines } from '#domain/spt-badan/annual-form.ts';
import { carriedInto } from '#domain/spt-badan/carry.ts';
import type { AnnualEntries } from '#domain/spt-badan/entries.ts';
import { annualYears, eraOf } from '#domain/spt-badan/era.ts';
import { type AnnualReturn, entriesOf, type StoredSheets } from '#domain/spt-badan/record.ts';
import { allowsAnnual, annualStatus } from '#domain/spt-badan/status.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import {
  annualById,
  annualReturns,
  insertAnnual,
  lockAnnual,
  removeAnnual,
} from '../../../db/repositories/spt-badan/spt-badan.ts';
import { newRecordFields } from '../../documents/new-record-fields.ts';
import { type Given, savesOf } from '../../documents/saves.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { calculated, derived, previousOf, yearBefore } from './calculate.ts';
import { annualFamily, annualMoves, offeredMoves } from './family.ts';
import { refuseUnregistered } from './register-annual.ts';
import { releaseSlipsOf } from './sources/take-slips.ts';

export type NewAnnual = { readonly taxYear: number; readonly months: number };

type AnnualHead = Omit<AnnualReturn, 'sheets' | 'amounts'>;

/** Without the entries, which are read by sheet. */
export const headOf = ({ sheets: _, amounts: __, ...head }: AnnualReturn): AnnualHead => head;

const stored = (entries: AnnualEntries, { userName }: Scope, now: number): StoredSheets =>
  Object.fromEntries(
    Object.entries(entries).map(([sheet, own]) => [sheet, { ...own, version: 1, updatedBy: userName, updatedAt: now }]),
  );

/** The entries with which a year begins: those carried from the return of the year before. */
const carriedFrom = (before: AnnualReturn | undefined): AnnualEntries => {
  if (!before) return {};
  const [sheet = '', line = ''] = resultLines[before.era].income.split('!');
  const income = sen(before.amounts[sheet]?.[line] ?? '0');
  return carriedInto({ taxYear: before.taxYear, era: before.era, entries: entriesOf(before), income });
};

const conflict = (): Problem => new Problem('conflict', { message: 'sptBadan.server.exists' });

/** One normal return of a year, which is corrected once it is filed. */
export const annualSaves = savesOf<AnnualReturn, AnnualReturn, NewAnnual, Given<NewAnnual>, AnnualHead>({
  family: annualFamily,
  inputOf: ({ taxYear, months }) => ({ taxYear, months }),
  insert: async (tx, scope, rows) => {
    for (const row of rows) if (!(await insertAnnual(tx, scope, row))) throw conflict();
  },
  remove: async (tx, deps, scope, read) => {
    await lockAnnual(tx, scope, read.id);
    await releaseSlipsOf(tx, deps, scope, read, 'ends');
    return removeAnnual(tx, scope, read);
  },
  refuse: async (deps, scope, { input: { taxYear } }) => {
    await refuseUnregistered(scope, deps.db.read);
    if (!annualYears(jakartaDay(deps.now())).includes(taxYear))
      throw new Problem('invalid', { errors: { taxYear: 'sptBadan.server.year' } });
  },
  compose: async (tx, deps, scope, { input }) => {
    const entries = carriedFrom(await yearBefore(scope, tx.db, input.taxYear));
    const facts = { ...input, era: eraOf(input.taxYear), replaces: null };
    const row: AnnualReturn = {
      ...newRecordFields(deps, scope),
      ...facts,
      revision: 0,
      status: annualStatus.start,
      sheets: stored(entries, scope, deps.now()),
      ...derived(facts, calculated(facts, entries, null)),
      signeeId: null,
      filedAt: null,
      bpe: null,
      extendedTo: null,
      reason: null,
      officeCode: null,
      officeMessage: null,
      officeRef: null,
    };
    return { row };
  },
  answer: (_deps, _scope, { row }) => headOf(row),
});

type Amending = { readonly id: string; readonly reason: string };

/** The next correction of a filed return, with its entries. Throws `wrong_status`, `conflict`. */
export const amendAnnual = async (deps: Deps, scope: Scope, { id, reason }: Amending): Promise<AnnualReturn> => {
  const seen = await annualFamily.load(scope, deps.db.read, id);
  permit(scope, annualAccess.write);
  return deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, seen.id);
    if (!read) throw new Problem('not_found');
    if (!allowsAnnual('amend', read)) throw annualMoves.wrongStatus(read);
    if (!offeredMoves(scope, read, await annualReturns(scope, tx.db, [read.taxYear])).includes('amend'))
      throw conflict();
    const facts = { ...read, replaces: read.id };
    const worked = calculated(facts, entriesOf(read), await previousOf(scope, tx.db, facts));
    const next: AnnualReturn = {
      ...facts,
      ...newRecordFields(deps, scope),
      ...derived(read, worked),
      revision: read.revision + 1,
      status: annualStatus.start,
      signeeId: null,
      filedAt: null,
      bpe: null,
      extendedTo: null,
      reason,
      officeCode: null,
      officeMessage: null,
      officeRef: null,
    };
    await releaseSlipsOf(tx, deps, scope, read, 'goes on');
    if (!(await insertAnnual(tx, scope, next))) throw conflict();
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: annualFamily.objectType,
        objectId: next.id,
        action: 'amend',
        toStatus: next.status,
        after: { taxYear: next.taxYear, revision: next.revision, replaces: next.replaces, version: next.version },
        reason,
      },
    ]);
    await annualFamily.announce(tx, deps, scope, [read.id, next.id]);
    return (await annualById(scope, tx.db, next.id)) ?? next;
  });
};
