import { isDay, periodOf } from '#domain/definition/day.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { DokumenRow } from '#domain/faktur/dokumen.ts';
import type { Finding } from '#domain/faktur/record.ts';
import {
  type ReturDokumen,
  type ReturDokumenInput,
  type ReturDokumenRow,
  returDokumenInputOf,
  returDokumenLabel,
} from '#domain/faktur/retur-dokumen.ts';
import { checkReturDokumen } from '#domain/faktur/retur-dokumen-check.ts';
import {
  beyondDokumenLeft,
  type DokumenAmounts,
  isDokumenSpent,
  leftOfDokumen,
} from '#domain/faktur/retur-dokumen-left.ts';
import { type ReturnableType, whyDokumenNotBack } from '#domain/faktur/retur-dokumen-origin.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import type { ReturDokumenFilter } from '#domain/faktur/retur-dokumen-sides.ts';
import {
  isReturDokumenOver,
  type ReturDokumenStatus,
  returDokumenStatus,
} from '#domain/faktur/retur-dokumen-status.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import {
  fakturRow,
  insertFakturs,
  lockFaktur,
  removeFaktur,
  updateFaktur,
} from '../../../../db/repositories/faktur/faktur.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';
import { savingAndSending } from '../../../documents/office/direct-upload.ts';
import { savesOf } from '../../../documents/saves.ts';
import type { OutgoingReturDokumen } from '../../../gateways/djp/retur-dokumen/port.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { newRecord } from '../new-record.ts';
import { returnsTaking } from '../retur/taken.ts';
import { chainOf } from '../retur/view-retur.ts';
import { sentType } from '../sent-type.ts';

type Selection = SelectionOf<ReturDokumenFilter>;

type Told = {
  readonly definition: FakturDefinition<ReturDokumenStatus>;
  readonly family: Parameters<typeof sentType<Selection, never, ReturDokumenStatus>>[0]['family'] &
    Parameters<typeof savesOf<ReturDokumenRow, ReturDokumen, ReturDokumenInput>>[0]['family'];
  /** The documents that go back. */
  readonly origins: {
    readonly type: ReturnableType;
    find(scope: Scope, query: Query, id: string): Promise<DokumenRow | undefined>;
    load(scope: Scope, query: Query, id: string): Promise<DokumenRow>;
  };
};

const invalid = (findings: readonly Finding[]): void => {
  if (findings.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(findings) });
};

const conflict = (message: string | null): void => {
  if (message) throw new Problem('conflict', { message });
};

const refuseSpent = (left: DokumenAmounts): void =>
  conflict(isDokumenSpent(left) ? 'returDokumen.server.nothing_left' : null);

/** What whoever writes the number of a return holds, so that of two of one number at the same moment the second sees the first. */
const RETURN_NUMBERS = 'number of a return';

/** A document and what is left of it. */
export type Beside = { readonly origin: DokumenRow; readonly left: DokumenAmounts };

/** What is left of a document beside one of its returns. */
const leftBeside = async (scope: Scope, query: Query, origin: DokumenRow, but: string | null = null) =>
  leftOfDokumen(origin, await returnsTaking(scope, query, origin, but));

const toldOf = ({ id, number, date, documentKind, counterpartyName, dpp, ppn, ppnbm }: DokumenRow) => ({
  ...{ id, number, date, documentKind, counterpartyName, dpp, ppn, ppnbm },
});

/** Everything of a return that its document says. */
const ofOrigin = (origin: DokumenRow) => ({
  ...{ code: origin.code, documentKind: origin.documentKind, originId: origin.id, originNumber: origin.number },
  ...{ counterpartyNpwp: origin.counterpartyNpwp, counterpartyDocument: origin.counterpartyDocument },
  ...{ counterpartyName: origin.counterpartyName, counterpartyAddress: origin.counterpartyAddress },
  ...{ counterpartyDocumentNumber: null, counterpartyCountry: '', counterpartyEmail: null, counterpartyNitku: '' },
});

const amountsOf = (input: DokumenAmounts): DokumenAmounts => ({
  dpp: rupiah(sen(input.dpp)),
  ppn: rupiah(sen(input.ppn)),
  ppnbm: rupiah(sen(input.ppnbm)),
});

/** Returns of other documents of one side: their drafts, their way to the office, and what stands around one. */
export const returDokumenSide = ({ definition, family, origins }: Told) => {
  const { type, document } = definition;
  const { load: whole } = family.whole;

  const originOf = async (scope: Scope, query: Query, id: string): Promise<DokumenRow> => {
    const origin = await origins.find(scope, query, id);
    if (!origin) throw new Problem('invalid', { errors: { originId: 'returDokumen.check.no_origin' } });
    conflict(whyDokumenNotBack(origins.type, origin));
    return origin;
  };

  /** A number is that of one return; one that was cancelled gives it up. */
  const refuseDouble = async (scope: Scope, query: Query, number: string | null, own?: string): Promise<void> => {
    const same = number === null ? [] : await fakturByNumbers<ReturDokumenStatus>(scope, query, type, [number]);
    if (same.some((one) => one.id !== own && !isReturDokumenOver(one)))
      throw new Problem('invalid', { errors: { number: 'returDokumen.check.double' } });
  };

  /**
   * The document of a return and what is left of it beside another return (`but`). Numbers and the document are held for the rest of the transaction, so
   * that of two returns at the same moment the second sees what the first has taken.
   */
  const heldBeside = async (tx: Tx, scope: Scope, id: string, but: string | null = null): Promise<Beside> => {
    await holdClaim(tx, scope, RETURN_NUMBERS);
    await lockFaktur(tx, scope, id);
    const origin = await originOf(scope, tx.db, id);
    return { origin, left: await leftBeside(scope, tx.db, origin, but) };
  };

  /** A return made of an input beside its document, new or over the one that was read. Throws where it takes more than is left, or a number that is taken. */
  const returOf = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    input: ReturDokumenInput,
    { origin, left }: Beside,
    read: ReturDokumen | null,
  ): Promise<ReturDokumen> => {
    refuseSpent(left);
    const amounts = amountsOf(input);
    invalid(beyondDokumenLeft(amounts, left));
    const { number, date } = input;
    await refuseDouble(scope, tx.db, number, read?.id);
    const { dpp } = amounts;
    const made = {
      ...ofOrigin(origin),
      ...amounts,
      ...{ gross: dpp, contractDpp: dpp, otherDpp: dpp, discount: rupiah(0), lines: [], ownNitku: '' },
      ...{ number, date, period: isDay(date) ? periodOf(date) : '' },
      errorCount: checkReturDokumen({ number, date, dpp }, origin, jakartaDay(deps.now())).length,
      status: document.status.start,
    };
    return read
      ? { ...read, ...made, officeCode: null, officeMessage: null }
      : newRecord<ReturDokumenStatus>(deps, scope, { type, ...made });
  };

  const composed = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    input: ReturDokumenInput,
    read: ReturDokumen | null,
  ): Promise<ReturDokumen> => {
    if (read && read.originId !== input.originId)
      throw new Problem('invalid', { errors: { originId: 'returDokumen.check.other_origin' } });
    return returOf(tx, deps, scope, input, await heldBeside(tx, scope, input.originId, read?.id), read);
  };

  /** The document of a return, and what is left of it beside the other returns; null where it is gone. */
  const besideOf = async (scope: Scope, query: Query, { id, originId }: ReturDokumenRow) => {
    const document = await origins.find(scope, query, originId ?? '');
    return document ? { document, left: await leftBeside(scope, query, document, id) } : null;
  };

  /** What keeps one from being sent: what is missing, and what happened to its document since it was written. */
  const errorsOf = async (deps: Deps, scope: Scope, retur: ReturDokumenRow): Promise<Finding[]> => {
    const beside = await besideOf(scope, deps.db.read, retur);
    const message = beside ? whyDokumenNotBack(origins.type, beside.document) : 'returDokumen.check.no_origin';
    if (!beside || message) return [{ path: 'originId', message: message ?? '', severity: 'error' }];
    const { document: origin, left } = beside;
    return [...checkReturDokumen(retur, origin, jakartaDay(deps.now())), ...beyondDokumenLeft(retur, left)];
  };

  const sent = sentType<Selection, OutgoingReturDokumen, ReturDokumenStatus>({
    definition,
    family,
    words: 'returDokumen.server',
    refusedAs: definition.type === 'RETURN_DOC_OUT' ? 'retur-dokumen-out' : 'retur-dokumen-in',
    labelOf: returDokumenLabel,
    errors: (deps, scope, full) => errorsOf(deps, scope, full),
    office: ({ djp }) => djp.returDokumen,
    outgoing: async (scope, query, { npwp: tin }, { name, npwp }, full) => ({
      ...{ tin, signee: { name, npwp } },
      retur: full,
      origin: await origins.load(scope, query, full.originId ?? ''),
    }),
    approving: () => ({ move: 'approve', set: {} }),
    inForce: ['APPROVED'],
  });

  const saves = savesOf<ReturDokumenRow, ReturDokumen, ReturDokumenInput>({
    family,
    whole,
    inputOf: returDokumenInputOf,
    insert: insertFakturs,
    update: updateFaktur,
    remove: (tx, _deps, scope, read) => removeFaktur(tx, scope, read),
    held: sent.refuseHeld,
    compose: async (tx, deps, scope, { input }, read) => ({ row: await composed(tx, deps, scope, input, read) }),
  });

  /** Saves and uploads in one. */
  const direct = savingAndSending<ReturDokumen, ReturDokumenInput>({
    access: vatAccess,
    saves,
    sending: ({ status }) => (returDokumenStatus.moves.upload.from.some((one) => one === status) ? 'upload' : null),
    send: sent.upload,
    refuseTyped: sent.refuseTyped,
    load: whole,
  });

  /** What a form of one starts with. Throws `conflict`, with why, where nothing may go back. */
  const start = async (deps: Deps, scope: Scope, originId: string): Promise<ReturDokumenStart> => {
    permit(scope, document.access.write);
    const origin = await origins.load(scope, deps.db.read, originId);
    conflict(whyDokumenNotBack(origins.type, origin));
    const left = await leftBeside(scope, deps.db.read, origin);
    refuseSpent(left);
    return { origin: toldOf(origin), left, today: jakartaDay(deps.now()) };
  };

  /** One with its document, what is left of that beside the other returns, and the chain of all of them. */
  const view = async (deps: Deps, scope: Scope, id: string): Promise<ReturDokumenView> => {
    const { read } = deps.db;
    const retur = await whole(scope, read, id);
    permit(scope, document.access.view);
    const origin =
      retur.originId === null ? undefined : await fakturRow<DokumenRow['status']>(scope, read, retur.originId);
    if (!origin) return { ...retur, origin: null, left: amountsOf(retur), chain: [], effect: [] };
    const { chain, effect } = await chainOf(scope, read, origin);
    return { ...retur, origin: toldOf(origin), left: await leftBeside(scope, read, origin, id), chain, effect };
  };

  return { ...sent, saves, composed, heldBeside, returOf, besideOf, direct, start, view };
};
