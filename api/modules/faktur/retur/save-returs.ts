import { isDay, periodOf } from '#domain/definition/day.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import type { FakturLine } from '#domain/faktur/record.ts';
import { type ReturInput, returInputOf } from '#domain/faktur/retur.ts';
import { beyondLeft, checkRetur } from '#domain/faktur/retur-check.ts';
import { returLines, returTotal } from '#domain/faktur/retur-compute.ts';
import { isSpent, type LineLeft, leftOf } from '#domain/faktur/retur-left.ts';
import { type ReturMasukanRow, returMasukan, whyNotBack } from '#domain/faktur/retur-masukan.ts';
import { returSending } from '#domain/faktur/retur-status.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { insertFakturs, lockFaktur, removeFaktur, updateFaktur } from '../../../../db/repositories/faktur/faktur.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';
import { savingAndSending } from '../../../documents/office/direct-upload.ts';
import { savesOf } from '../../../documents/saves.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { type Masukan, masukanFamily } from '../masukan/family.ts';
import { newRecord } from '../new-record.ts';
import { type ReturMasukan, returMasukanFamily } from './family.ts';
import { sentRetur } from './sent-retur.ts';
import { returnsTaking } from './taken.ts';

const refuseUnfit = (origin: Pick<Masukan, 'status'>): void => {
  const message = whyNotBack(origin);
  if (message) throw new Problem('conflict', { message });
};

const refuseSpent = (left: readonly LineLeft[]): void => {
  if (isSpent(left)) throw new Problem('conflict', { message: 'retur.server.nothing_left' });
};

/** The invoice a return is of, decided about its PPN. Throws where there is none, or it is still to be decided. */
const originOf = async (scope: Scope, query: Query, id: string): Promise<Masukan> => {
  const origin = await masukanFamily.whole.find(scope, query, id);
  if (!origin) throw new Problem('invalid', { errors: { originId: 'retur.check.no_origin' } });
  refuseUnfit(origin);
  return origin;
};

/** Everything of a return that its invoice says. */
const ofOrigin = (origin: Masukan) => ({
  code: origin.code,
  ownNitku: origin.ownNitku,
  counterpartyDocument: origin.counterpartyDocument,
  counterpartyNpwp: origin.counterpartyNpwp,
  counterpartyDocumentNumber: origin.counterpartyDocumentNumber,
  counterpartyCountry: origin.counterpartyCountry,
  counterpartyName: origin.counterpartyName,
  counterpartyAddress: origin.counterpartyAddress,
  counterpartyEmail: origin.counterpartyEmail,
  counterpartyNitku: origin.counterpartyNitku,
  originId: origin.id,
  originNumber: origin.number,
});

const linesOf = (origin: Pick<Masukan, 'lines'>, left: readonly LineLeft[], input: ReturInput): FakturLine[] => {
  if (input.lines.length > origin.lines.length)
    throw new Problem('invalid', { errors: { lines: 'retur.check.other_lines' } });
  const lines = returLines(origin.lines, left, input.lines);
  const beyond = beyondLeft(lines, left);
  if (beyond.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(beyond) });
  return lines;
};

/** An invoice and what is left of it. */
export type Beside = { readonly origin: Masukan; readonly left: readonly LineLeft[] };

/**
 * The invoice of a return and what is left of it beside another return (`but`), held for the rest of the transaction, so that of two returns at the
 * same moment the second sees what the first has taken.
 */
export const heldBeside = async (tx: Tx, scope: Scope, id: string, but: string | null = null): Promise<Beside> => {
  await lockFaktur(tx, scope, id);
  const origin = await originOf(scope, tx.db, id);
  return { origin, left: leftOf(origin, await returnsTaking(scope, tx.db, origin, but)) };
};

/** A return made of an input beside its invoice, new or over the one that was read. Throws where it takes more than is left. */
export const returOf = (
  deps: Deps,
  scope: Scope,
  input: ReturInput,
  { origin, left }: Beside,
  read: ReturMasukan | null,
): ReturMasukan => {
  refuseSpent(left);
  const lines = linesOf(origin, left, input);
  const now = deps.now();
  const { date, reference } = input;
  const made = {
    ...ofOrigin(origin),
    ...returTotal(lines),
    ...{ date, reference, lines, period: isDay(date) ? periodOf(date) : '' },
    errorCount: checkRetur({ date, lines }, origin, jakartaDay(now)).length,
    status: returMasukan.document.status.start,
  };
  if (read) return { ...read, ...made, officeCode: null, officeMessage: null };
  return newRecord(deps, scope, { type: returMasukan.type, ...made });
};

export const composed = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  input: ReturInput,
  read: ReturMasukan | null,
): Promise<ReturMasukan> => {
  if (read && read.originId !== input.originId)
    throw new Problem('invalid', { errors: { originId: 'retur.check.other_origin' } });
  return returOf(deps, scope, input, await heldBeside(tx, scope, input.originId, read?.id), read);
};

/** Drafts of returns. What is saved never takes more than is left of its invoice. */
export const returSaves = savesOf<ReturMasukanRow, ReturMasukan, ReturInput>({
  family: returMasukanFamily,
  whole: returMasukanFamily.whole.load,
  inputOf: returInputOf,
  insert: insertFakturs,
  update: updateFaktur,
  remove: (tx, _deps, scope, read) => removeFaktur(tx, scope, read),
  held: sentRetur.refuseHeld,
  compose: async (tx, deps, scope, { input }, read) => ({ row: await composed(tx, deps, scope, input, read) }),
});

/** Saves a return and uploads it in one. */
export const directUploadRetur = savingAndSending({
  access: vatAccess,
  saves: returSaves,
  sending: returSending,
  send: sentRetur.upload,
  refuseTyped: sentRetur.refuseTyped,
  load: returMasukanFamily.whole.load,
});

/** What a form of a return starts with: the invoice, and what is left of it. Throws `conflict`, with why, where nothing may go back. */
export const returStart = async (
  deps: Deps,
  scope: Scope,
  originId: string,
): Promise<{ origin: Masukan; left: LineLeft[]; today: string }> => {
  permit(scope, returMasukanFamily.access.write);
  const origin = await masukanFamily.whole.load(scope, deps.db.read, originId);
  refuseUnfit(origin);
  const left = leftOf(origin, await returnsTaking(scope, deps.db.read, origin));
  refuseSpent(left);
  return { origin, left, today: jakartaDay(deps.now()) };
};
