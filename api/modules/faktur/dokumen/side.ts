import { vatAccess } from '#domain/faktur/access.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import {
  type Dokumen,
  type DokumenInput,
  type DokumenRow,
  dokumenInputOf,
  dokumenLabel,
} from '#domain/faktur/dokumen.ts';
import { checkDokumen, mismatchesOf } from '#domain/faktur/dokumen-check.ts';
import { dokumenFieldsOf } from '#domain/faktur/dokumen-record.ts';
import type { DokumenStatus } from '#domain/faktur/dokumen-status.ts';
import type { Finding } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { metCounterparty } from '../../../../db/repositories/counterparties.ts';
import {
  fakturRow,
  insertFakturs,
  lockFaktur,
  removeFaktur,
  updateFaktur,
} from '../../../../db/repositories/faktur/faktur.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';
import { savingAndSending } from '../../../documents/office/direct-upload.ts';
import { remembered } from '../../../documents/remembered.ts';
import { savesOf } from '../../../documents/saves.ts';
import type { OutgoingDokumen } from '../../../gateways/djp/dokumen/port.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import type { FakturStep } from '../family.ts';
import { releaseBy } from '../invoice-draft.ts';
import { newVatDocument } from '../new-vat-document.ts';
import { officeSubmission } from '../office-submission.ts';
import { hasReturns } from '../retur/taken.ts';
import { NUMBERS, sameNumber } from './same-number.ts';

type Row = DokumenRow;
type SideParams = { readonly id: string; readonly input: DokumenInput; readonly reason: string };

type SideOptions<Selection> = {
  readonly definition: FakturDefinition;
  readonly family: Parameters<typeof officeSubmission<Selection & object, never>>[0]['family'] &
    Parameters<typeof savesOf<Row, Dokumen, DokumenInput>>[0]['family'];
  readonly inForce: readonly DokumenStatus[];
};

const RETURNED = 'retur.server.has_returns';

export const dokumenSide = <Selection extends object>({ definition, family, inForce }: SideOptions<Selection>) => {
  const { type, document } = definition;
  const { start } = document.status;
  const whole = family.whole.load as unknown as (scope: Scope, query: Query, id: string) => Promise<Dokumen>;

  const numbers = sameNumber(definition);

  const checked = (deps: Deps, of: Dokumen): Finding[] => checkDokumen(dokumenInputOf(of), jakartaDay(deps.now()));

  const sent = officeSubmission<Selection, OutgoingDokumen>({
    definition,
    family,
    words: 'dokumen.server',
    labelOf: dokumenLabel,
    errors: async (deps, scope, full) => [
      ...checked(deps, full as Dokumen),
      ...(await numbers.atSending(scope, deps.db.read, full)),
    ],
    hold: numbers.hold,
    office: ({ djp }) => djp.dokumen,
    outgoing: async (scope, query, { npwp: tin }, { name, npwp }, full) => {
      const original = full.replaces === null ? undefined : await fakturRow(scope, query, full.replaces);
      return { tin, replacesNumber: original?.number ?? null, signee: { name, npwp }, dokumen: full as Dokumen };
    },
    approving: ({ uncreditReason }) => ({ move: uncreditReason ? 'approveUncredited' : 'approve', set: {} }),
    barred: async (scope, query, row) => ((await hasReturns(scope, query, row)) ? RETURNED : null),
    inForce,
  });

  type Over = Partial<Pick<Dokumen, 'kind' | 'replaces' | 'revision' | 'period' | 'reason'>>;

  const composed = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    input: DokumenInput,
    read: Dokumen | null,
    over: Over = {},
  ): Promise<Dokumen> => {
    await holdClaim(tx, scope, NUMBERS);
    const made = { ...dokumenFieldsOf(input), ...over, status: start as DokumenStatus };
    const row: Dokumen = read
      ? { ...read, ...made, ...(read.replaces ? { period: read.period } : {}), officeCode: null, officeMessage: null }
      : newVatDocument(deps, scope, { type, errorCount: 0, ...made });
    const errors = [...checked(deps, row), ...(await numbers.atSaving(scope, tx.db, row))];
    return { ...row, errorCount: errors.length };
  };

  const refuse = (input: DokumenInput): void => {
    const mismatches = mismatchesOf(input);
    if (mismatches.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(mismatches) });
  };

  const release = releaseBy(document.name);

  const saves = savesOf<Row, Dokumen, DokumenInput>({
    family,
    whole,
    inputOf: dokumenInputOf,
    insert: insertFakturs,
    update: updateFaktur,
    remove: async (tx, deps, scope, read) => {
      if (!(await removeFaktur(tx, scope, read))) return false;
      await release(tx, scope, deps.now(), read);
      return true;
    },
    held: sent.refuseReservedDocument,
    refuse: (_deps, _scope, { input }) => refuse(input),
    compose: async (tx, deps, scope, { input }, read) => ({ row: await composed(tx, deps, scope, input, read) }),
    sideEffects: async (tx, deps, scope, { params: { autosave }, row }) =>
      autosave ? [] : remembered(tx, deps, scope, [metCounterparty(row)]),
  });

  /** A draft linked both ways; it keeps kind, detail and masa of its original. */
  const substitute = async (deps: Deps, scope: Scope, { id, input, reason }: SideParams): Promise<Dokumen> => {
    const original = await whole(scope, deps.db.read, id);
    permit(scope, document.access.write);
    if (!document.status.moves.substitute?.from.includes(original.status)) throw family.wrongStatus(original);
    if (original.replacedBy !== null)
      throw new Problem('conflict', {
        message: 'dokumen.server.being_replaced',
        extra: { replacedBy: original.replacedBy },
      });
    const replacement = { ...input, documentKind: original.documentKind ?? input.documentKind, code: original.code };
    refuse(replacement);
    return deps.db.transact(async (tx) => {
      // Of a concurrent return and substitute the second sees the first.
      await lockFaktur(tx, scope, id);
      if (await hasReturns(scope, tx.db, original)) throw new Problem('conflict', { message: RETURNED });
      const over = { replaces: id, revision: original.revision + 1, period: original.period, reason } as const;
      const row = await composed(tx, deps, scope, replacement, null, { ...over, kind: 'NORMAL_SUBS' });
      const draft = await saves.insert(tx, deps, scope, row, { reason });
      const step: FakturStep<string, string> = {
        read: original,
        move: 'substitute',
        set: { replacedBy: draft.id },
        reason,
      };
      await family.move(tx, deps, scope, deps.now(), [step]);
      return draft;
    });
  };

  const direct = savingAndSending<Dokumen, DokumenInput>({
    access: vatAccess,
    saves,
    sending: ({ status }) => (document.status.moves.upload?.from.includes(status) ? 'upload' : null),
    send: (deps, scope, of, move, lockReason) => sent.upload(deps, scope, of as unknown as Selection, move, lockReason),
    refuseTyped: sent.refuseTyped,
    load: whole,
  });

  return { ...sent, definition, family, inputOf: dokumenInputOf, saves, substitute, direct, composed };
};
