import type { BulkAnswer } from '#domain/definition/answers.ts';
import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { type Cure, type CureKind, type CureOf, changesInput, type RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalRow } from '#domain/refusals/schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import type { thrownBackIn } from '../../../db/repositories/refusals.ts';
import { sendingsOf } from '../../../db/repositories/sendings.ts';
import { type Signee, signeesOf, signerOf } from '../../../db/repositories/signees.ts';
import type { Handler } from '../../jobs/handler.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { bulkJobsOf } from '../bulk-job.ts';
import { failed, type ItemResult, problemResult, skipped } from '../item-result.ts';
import { type OfficeSet, type Sent, type SentFamily, saying } from '../office/family.ts';
import { sendingItem } from '../office/send-item.ts';
import type { openingClosed } from '../open-closed.ts';
import type { CureParams, RefusedFamily, RowsParams, Trial } from './family.ts';
import { tellRefused } from './tell.ts';

/** `since`: length of the history when the cure was requested. */
type CurePayload = Omit<CureParams, 'ids' | 'lockReason'> & { readonly since: number };

type Jobs<Row extends Sent, Selection> = Pick<
  ReturnType<typeof bulkJobsOf<Row, Selection, 'cure'>>,
  'chooseSome' | 'eligibleRows' | 'jobOver'
>;

type Shown = Pick<RefusalRow, 'reference' | 'name' | 'date' | 'place' | 'base' | 'tax' | 'held'>;

type RefusalOptions<
  Row extends Sent,
  Full extends Row,
  Move extends string,
  Set extends OfficeSet,
  Outgoing,
  Input,
  Selection,
> = {
  readonly name: RefusedFamilyName;
  readonly view: Permission;
  readonly keys: { readonly send: Permission; readonly write: Permission } & Partial<Record<CureKind, Permission>>;
  readonly knows: (code: string) => boolean;
  readonly cureOf: (code: string) => CureOf | undefined;
  readonly lies: ReturnType<typeof thrownBackIn>;
  readonly sent: SentFamily<Row, Full, Move, Set, Outgoing>;
  readonly action: string;
  /** If omitted the signer is set with the sending. */
  readonly signed?: Move;
  readonly documents: Jobs<Row, Selection>;
  readonly selection: (of: { readonly code: string } | { readonly ids: string[] }) => Selection;
  readonly shown: (scope: Scope, full: Full) => Shown & { readonly signeeName: string | null };
  readonly tried: (deps: Deps, scope: Scope, full: Full, cure: Cure) => Promise<Trial<Input, Full>>;
  /** Overwrites the document with the input computed by the trial. */
  readonly write: (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    of: { readonly read: Full; readonly input: Input; readonly reason: string },
  ) => Promise<Row>;
  readonly held: (deps: Deps, scope: Scope, full: Full) => Promise<void>;
  readonly before?: (
    deps: Deps,
    scope: Scope,
    full: Full,
    params: { readonly cure: Cure; readonly attempts: number; readonly since: number },
  ) => Promise<ItemResult | null>;
  /** Throws `period_filed`. */
  readonly openClosed: ReturnType<typeof openingClosed<Row>>['openClosed'];
  readonly refuseWithout: (deps: Deps) => void;
  readonly passIntercepts: (
    deps: Deps,
    scope: Scope,
    chosen: { readonly needed: number; readonly pages: AsyncIterable<readonly Row[]> },
  ) => Promise<void>;
};

const lacking = (cure: Cure, asks: CureOf['asks'], signees: readonly Signee[]): Record<string, string> | null => {
  if (asks === 'signee' && !signees.some(({ id, active }) => active && id === cure.value))
    return { 'cure.value': 'office.signee.not_signing' };
  const needsValue = asks === 'unit' || (asks === 'place' && !cure.own);
  return needsValue && !cure.value ? { 'cure.value': 'problem.field.required' } : null;
};

const AT_ONCE = 8;

export const refusedOf = <
  Row extends Sent,
  Full extends Row,
  Move extends string,
  Set extends OfficeSet,
  Outgoing,
  Input,
  Selection extends object,
>(
  options: RefusalOptions<Row, Full, Move, Set, Outgoing, Input, Selection>,
): { readonly family: RefusedFamily; readonly job: Handler<CurePayload> } => {
  const { name, sent, keys, documents } = options;
  const kind = `${name}.cure`;
  const send = sendingItem(sent);
  const signeesFor = (scope: Scope, query: Query) => signeesOf(scope, query, sent.product);

  const start = async (deps: Deps, scope: Scope, { ids, lockReason, ...params }: CureParams): Promise<BulkAnswer> => {
    const { code, cure } = params;
    permit(scope, keys.send);
    if (changesInput(cure)) permit(scope, keys.write);
    const more = keys[cure.kind];
    if (more) permit(scope, more);
    const errors = lacking(cure, options.cureOf(code)?.asks, await signeesFor(scope, deps.db.read));
    if (errors) throw new Problem('invalid', { errors });
    const selection = options.selection(ids ? { ids: [...ids] } : { code });
    const chosen = await documents.chooseSome(deps, scope, selection, 'cure');
    const pages = () => documents.eligibleRows(deps, scope, selection, 'cure');
    if (params.send) {
      options.refuseWithout(deps);
      await options.passIntercepts(deps, scope, { needed: chosen.eligible, pages: pages() });
    }
    await options.openClosed(deps, scope, pages(), lockReason);
    const payload: CurePayload = { ...params, since: await historyEnd(scope, deps.db.read) };
    return documents.jobOver(deps, scope, selection, chosen, { action: 'cure', kind, payload });
  };

  const rows = async (deps: Deps, scope: Scope, { cure, ...params }: RowsParams): Promise<RefusalRow[]> => {
    const found: RefusalRow[] = [];
    for (const id of await options.lies.ids(scope, deps.db.read, params)) {
      const read = await sent.full(scope, deps.db.read, id);
      if (!read) continue;
      const trial = cure ? await options.tried(deps, scope, read, cure) : null;
      const own = options.shown(scope, read);
      const after = trial ? options.shown(scope, trial.next) : own;
      found.push({
        ...own,
        id,
        version: read.version,
        message: read.officeMessage,
        changes: [...(trial?.changes ?? [])],
        obstacle: trial?.obstacle ?? null,
        baseAfter: after.base,
        taxAfter: after.tax,
      });
    }
    return found;
  };

  /** In one transaction: after a crash the document is still rejected, or sent. */
  const applied = async (
    deps: Deps,
    scope: Scope,
    id: string,
    { cure, send: going }: CurePayload,
  ): Promise<ItemResult | null> => {
    const read = await sent.full(scope, deps.db.read, id);
    if (!read) return failed('not_found', say(scope.locale, 'problem.not_found'));
    // Changes outside the document are complete at this point.
    const trial = await options.tried(deps, scope, read, changesInput(cure) ? cure : { kind: 'again' });
    if (trial.changes.length === 0 && changesInput(cure))
      return skipped('invalid', trial.obstacle ?? say(scope.locale, 'refusals.nothing_to_change'));
    if (going && trial.obstacle) return failed('invalid', trial.obstacle);
    if (changesInput(cure)) await options.held(deps, scope, read);
    const signees = await signeesFor(scope, deps.db.read);
    const chosen = cure.kind === 'signee' ? signees.find(({ id: of }) => of === cure.value) : undefined;
    await deps.db.transact(async (tx) => {
      const now = deps.now();
      const reason = say(scope.locale, `refusals.done.${cure.kind}`);
      let current: Row = changesInput(cure)
        ? await options.write(tx, deps, scope, { read, input: trial.input, reason })
        : read;
      const signing = chosen ? saying<Set>({ signeeId: chosen.id, signeeName: chosen.name }) : undefined;
      if (signing && options.signed)
        [current = current] = await sent.move(tx, deps, scope, now, [
          { read: current, move: options.signed, set: signing },
        ]);
      const step = going
        ? sent.sendingStep(current, signerOf(signees, chosen?.id ?? current.signeeId), options.action)
        : null;
      if (step)
        await sent.move(tx, deps, scope, now, [
          signing && step.set ? { ...step, set: { ...step.set, ...signing } } : step,
        ]);
    });
    return going ? null : { status: 'DONE', message: say(scope.locale, `refusals.done.${cure.kind}`) };
  };

  const item = async (
    deps: Deps,
    scope: Scope,
    { id, attempts, payload }: { id: string; attempts: number; payload: CurePayload },
  ): Promise<ItemResult> => {
    const { code, cure, since } = payload;
    const row = await sent.full(scope, deps.db.read, id);
    const begun = (await sendingsOf(scope, deps.db.read, id, sent.begins)).some(({ seq }) => seq > since);
    if (!begun) {
      // Corrected by somebody else meanwhile, or rejected for another cause.
      if (!row || !sent.isThrownBack(row) || row.officeCode !== code)
        return skipped('settled', say(scope.locale, row ? `${sent.states}.${row.status}` : 'problem.not_found'));
      try {
        const over =
          (await options.before?.(deps, scope, row, { cure, attempts, since })) ??
          (await applied(deps, scope, id, payload));
        if (over) return over;
      } catch (error) {
        return problemResult(scope.locale, error);
      }
    }
    return payload.send
      ? send(deps, scope, { id, attempts, since, action: options.action })
      : skipped('settled', say(scope.locale, 'problem.conflict'));
  };

  return {
    family: {
      name,
      view: options.view,
      job: kind,
      knows: options.knows,
      cureOf: options.cureOf,
      counts: options.lies.counts,
      rows,
      cure: start,
    },
    job: {
      kind,
      concurrency: AT_ONCE,
      attempts: 20,
      item: ({ deps, scope }, { payload }, { refId, attempts }) => item(deps, scope, { id: refId, attempts, payload }),
      finish: tellRefused(name),
    },
  };
};
