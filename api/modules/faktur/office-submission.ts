import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { Faktur, FakturRow, Finding } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { unsafeAwaiting } from '../../../db/repositories/faktur/chain.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { BulkAnswer, bulkJobsOf } from '../../documents/bulk-job.ts';
import { asOffice } from '../../documents/moves.ts';
import { changingSignee } from '../../documents/office/change-signee.ts';
import type { SendPayload, SentFamily } from '../../documents/office/family.ts';
import { inquireAll, inquiringItem, refuseReserved } from '../../documents/office/inquire-item.ts';
import { companyIntercept, throwIntercept } from '../../documents/office/intercepts.ts';
import { requestingItem } from '../../documents/office/request-item.ts';
import { sendingItem } from '../../documents/office/send-item.ts';
import { sendingSelection } from '../../documents/office/send-selection.ts';
import { sendingSet, verdictsOf } from '../../documents/office/sent-document.ts';
import { tellRefused } from '../../documents/refusals/tell.ts';
import type { DocumentOffice, Verdict } from '../../gateways/djp/document-port.ts';
import type { Handler, JobContext, JobOf } from '../../jobs/handler.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import type { FakturStep } from './family.ts';
import { openingMasa } from './open-closed.ts';
import { refuseWithout } from './upload-fakturs.ts';

type Set = NonNullable<FakturStep<string, string>['set']>;
export type SendingMove = 'upload' | 'retry';

/** Method syntax, so that rows with fewer states are assignable. */
type Family<Selection, S extends string> = Pick<
  ReturnType<typeof bulkJobsOf<FakturRow<S>, Selection, SendingMove>>,
  'chooseSome' | 'eligibleRows' | 'jobOver'
> & {
  find(scope: Scope, query: Query, id: string): Promise<FakturRow<S> | undefined>;
  load(scope: Scope, query: Query, id: string): Promise<FakturRow<S>>;
  rows(scope: Scope, query: Query, ids: readonly string[]): Promise<FakturRow<S>[]>;
  readonly whole: {
    find(scope: Scope, query: Query, id: string): Promise<Faktur<S> | undefined>;
    load(scope: Scope, query: Query, id: string): Promise<Faktur<S>>;
  };
  wrongStatus(row: { readonly status: S }): Error;
  move(tx: Tx, deps: Deps, scope: Scope, now: number, steps: readonly FakturStep<S, string>[]): Promise<FakturRow<S>[]>;
  bulkJob(
    deps: Deps,
    scope: Scope,
    selection: Selection,
    wanted: { action: 'inquire'; kind: string },
  ): Promise<BulkAnswer>;
};

export type OfficeSubmissionOptions<Selection, Outgoing, S extends string> = {
  readonly definition: FakturDefinition;
  readonly family: Family<Selection, S>;
  readonly words: string;
  /** For documents that also wait for another party. */
  readonly answered?: (context: JobContext, job: JobOf<unknown>) => Promise<undefined>;
  labelOf(row: FakturRow<S>): string;
  errors(deps: Deps, scope: Scope, full: Faktur<S>): Promise<Finding[]>;
  /** Throws for conflicts with documents sent in the meantime. */
  readonly hold?: (tx: Tx, scope: Scope, rows: readonly FakturRow<S>[]) => Promise<void>;
  office(deps: Deps): DocumentOffice<Outgoing>;
  outgoing(
    scope: Scope,
    query: Query,
    sender: { readonly npwp: string },
    signee: { readonly name: string; readonly npwp: string },
    full: Faktur<S>,
  ): Promise<Outgoing>;
  approving?(
    row: FakturRow<S>,
    verdict: Extract<Verdict, { state: 'approved' }>,
  ): { readonly move: string; readonly set: Set };
  readonly barred?: (scope: Scope, query: Query, row: FakturRow<S>) => Promise<string | null>;
  readonly inForce: readonly string[];
};

const noCode = { officeCode: null, officeMessage: null } as const;
/** Code of the tax office for a return its seller does not agree to. */
const SELLER_REFUSED = 'SELLER_REFUSED';
const FAILED = 'FAILED';
type CancelPayload = { readonly reason: string };
type SendParams = { readonly id: string; readonly version: number; readonly reason?: string | undefined };

const AT_ONCE = 8;
const AT_MOST = 5_000;

/**
 * Sending, queries, cancellation and their jobs, for a type that the tax office approves directly or after the seller's
 * consent. A replacement closes its original.
 */
export const officeSubmission = <Selection extends object, Outgoing, S extends string = string>(
  options: OfficeSubmissionOptions<Selection, Outgoing, S>,
) => {
  type Row = FakturRow<S>;
  type Full = Faktur<S>;
  type Step = FakturStep<S, string>;
  const { definition, family, labelOf } = options;
  const { document, type } = definition;
  const { moves } = document.status;
  const { name } = document;
  const kindOf = (job: string): string => `${name}.${job}`;
  const allows = (move: string, { status }: Row): boolean => moves[move]?.from.includes(status) ?? false;
  const waits = (moves.inquire?.from ?? []).filter((status) => status !== FAILED && !options.inForce.includes(status));

  const stepFor = (read: Row, verdict: Verdict): Step | null => {
    const made = (move: string, set: Set = {}): Step | null => (allows(move, read) ? { read, move, set } : null);
    const officeFields = 'code' in verdict ? { officeCode: verdict.code, officeMessage: verdict.message } : noCode;
    switch (verdict.state) {
      case 'signing':
        return made('signing');
      case 'approved': {
        const { move, set } = options.approving?.(read, verdict) ?? { move: 'approve', set: {} };
        return made(move, { ...set, ...noCode });
      }
      case 'waitingSeller':
        return made('awaitSeller', { number: verdict.number, ...noCode });
      case 'rejected':
        return made(verdict.code === SELLER_REFUSED ? 'refuse' : 'reject', officeFields);
      case 'savedInvalid':
        return made('saveInvalid', officeFields);
      case 'canceled':
        return made('canceledByOffice', { ...noCode, kind: 'CANCELED' });
      default:
        return null;
    }
  };

  const following = async (tx: Tx, scope: Scope, { read, move }: Step): Promise<Step[]> => {
    if (read.replaces === null || !move.startsWith('approve')) return [];
    const original = await family.find(scope, tx.db, read.replaces);
    return original && allows('amend', original)
      ? [{ read: original, move: 'amend', set: { kind: 'SUBSTITUTED', replacedBy: read.id } }]
      : [];
  };

  const opening = openingMasa(definition);

  const sent: SentFamily<Row, Full, string, Set, Outgoing> = {
    words: options.words,
    states: document.words.states,
    product: 'efaktur-v2',
    sendings: ['upload', 'retry'],
    begins: ['upload', 'retry'],
    failedState: FAILED as S,
    allows,
    isWaiting: ({ status }) => waits.includes(status),
    // A seller's answer may take days.
    comesSoon: (row) => allows('reject', row),
    isThrownBack: (row) => allows('retry', row),
    isStored: () => false,
    through: (_scope, row) =>
      options.inForce.includes(row.status) ? { status: 'DONE', ...(row.number ? { message: row.number } : {}) } : null,
    row: (scope, query, id) => family.find(scope, query, id),
    full: (scope, query, id) => family.whole.find(scope, query, id),
    labelOf: (row) => options.labelOf(row),
    dueOf: ({ uploadDeadline }) => uploadDeadline,
    move: async (tx, deps, scope, now, steps) => {
      const going = steps.flatMap(({ read, move }) => (move === 'upload' || move === 'retry' ? [read] : []));
      if (going.length > 0) await options.hold?.(tx, scope, going);
      return family.move(tx, deps, scope, now, steps);
    },
    sendingStep: (read, signee) => {
      const move = (['upload', 'retry'] as const).find((one) => allows(one, read));
      return move ? { read, move, set: sendingSet(sent, read, signee) } : null;
    },
    refuseClosed: opening.refuseClosed,
    errors: (deps, scope, full) => options.errors(deps, scope, full),
    office: (deps) => options.office(deps),
    outgoing: (...input) => options.outgoing(...input),
    stepFor,
    following,
  };
  const { applyVerdict } = verdictsOf(sent);

  const send = sendingSelection(sent, {
    jobs: family,
    kind: kindOf('upload'),
    rows: (scope, query, ids) => family.rows(scope, query, ids),
    load: (scope, query, id) => family.whole.load(scope, query, id),
    refuse: (row, move: SendingMove) => {
      if (!allows(move, row)) throw family.wrongStatus(row);
    },
    refuseWithout: (deps) => refuseWithout(deps, 'send'),
    openClosed: opening.openClosed,
    passIntercepts: async (deps, scope, { needed }) =>
      throwIntercept(
        await companyIntercept(scope, deps.db.read, deps.now(), { quota: 'efaktur', product: 'efaktur-v2', needed }),
      ),
  });

  const cancel = async (
    deps: Deps,
    scope: Scope,
    { id, version, reason }: SendParams,
  ): Promise<Row & { jobId: string }> => {
    const row = await family.load(scope, deps.db.read, id);
    permit(scope, 'EFAKTUR_DOC_CANCEL');
    if (!allows('cancel', row)) throw family.wrongStatus(row);
    if (row.version !== version) throw await staleSince(scope, deps.db.read, { id, version }, row);
    if (row.replacedBy !== null) throw new Problem('conflict', { message: `${options.words}.being_replaced` });
    const barred = await options.barred?.(scope, deps.db.read, row);
    if (barred) throw new Problem('conflict', { message: barred });
    const why = reason?.trim();
    if (!why) throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
    refuseWithout(deps, 'cancel');
    const jobId = await deps.db.transact((tx) =>
      enqueue(tx, scope, deps.now(), {
        kind: kindOf('cancel'),
        payload: { reason: why } satisfies CancelPayload,
        items: [{ refId: id, label: labelOf(row) }],
        uniqueKey: `${name}-cancel:${id}:${version}`,
      }),
    );
    return { ...row, jobId };
  };

  const cancelItem = requestingItem(sent, {
    stands: (row, _payload: CancelPayload) => allows('cancel', row),
    keyOf: ({ id, version }) => `${id}.cancel.${version}`,
    ask: (deps, sentOne, { reason }, key) => options.office(deps).cancel(sentOne, reason, key),
    complete: async (deps, scope, id, { reason }, verdict) => {
      const read = await family.find(scope, deps.db.read, id);
      if (!read || verdict.state !== 'canceled' || !allows('cancel', read))
        return applyVerdict(deps, scope, id, verdict);
      const step: Step = { read, move: 'cancel', set: { reason, kind: 'CANCELED', ...noCode }, reason };
      const [moved] = await deps.db.transact((tx) => family.move(tx, deps, asOffice(scope), deps.now(), [step]));
      return moved;
    },
    refusal: () => null,
  });

  const sendItem = sendingItem(sent);
  const { answered } = options;
  const inquireItem = inquiringItem(sent);

  return {
    sent,
    refuseReservedDocument: refuseReserved(sent),

    changeSignee: changingSignee(sent, 'EFAKTUR_DOC_UPLOAD'),

    /** `lockReason`: where the return of a masa is filed. */
    upload: (
      deps: Deps,
      scope: Scope,
      selection: Selection,
      move: SendingMove,
      lockReason?: string,
    ): Promise<BulkAnswer> => {
      permit(scope, 'EFAKTUR_DOC_UPLOAD');
      return send(deps, scope, selection, move, lockReason);
    },
    refuseTyped: opening.refuseTyped,

    refresh: async (deps: Deps, scope: Scope, selection: Selection): Promise<BulkAnswer> => {
      refuseWithout(deps, 'inquire');
      return family.bulkJob(deps, scope, selection, { action: 'inquire', kind: kindOf('inquire') });
    },

    cancel,

    jobs: [
      {
        kind: kindOf('upload'),
        concurrency: AT_ONCE,
        attempts: 20,
        item: ({ deps, scope }, { payload }, { refId, attempts }) =>
          sendItem(deps, scope, { id: refId, attempts, since: payload.since, action: payload.move }),
        // Every type that is sent has a list of refused documents.
        finish: tellRefused(document.name as RefusedFamilyName),
      } satisfies Handler<SendPayload<SendingMove>>,
      {
        kind: kindOf('inquire'),
        concurrency: AT_ONCE,
        attempts: 6,
        item: ({ deps, scope }, _job, { refId, attempts }) => inquireItem(deps, scope, { id: refId, attempts }),
        ...(answered ? { finish: answered } : {}),
      } satisfies Handler<Record<string, never>>,
      {
        kind: kindOf('cancel'),
        concurrency: 1,
        attempts: 10,
        item: ({ deps, scope }, { payload }, { refId, attempts }) =>
          cancelItem(deps, scope, { id: refId, attempts, payload }),
      } satisfies Handler<CancelPayload>,
    ] as const,

    inquireWaiting: async (deps: Deps): Promise<number> =>
      inquireAll(deps, kindOf('inquire'), await unsafeAwaiting(deps.db.read, type, waits, AT_MOST)),
  };
};
