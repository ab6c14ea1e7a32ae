import type { BulkAnswer } from '#domain/definition/answers.ts';
import { cureOf, type FakturCure } from '#domain/faktur/cure-kinds.ts';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { fakturById } from '../../../../db/repositories/faktur/faktur.ts';
import { historyEnd } from '../../../../db/repositories/history.ts';
import { sendingsOf } from '../../../../db/repositories/sendings.ts';
import { signeesOf, signerOf } from '../../../../db/repositories/signees.ts';
import { failed, type ItemResult, problemResult, skipped } from '../../../documents/item-result.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { refuseHeld } from '../inquire-item.ts';
import { passIntercepts } from '../intercepts.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { moveFakturs } from '../move-fakturs.ts';
import { composed, fakturSaves } from '../save-fakturs.ts';
import { sentFaktur } from '../sent-faktur.ts';
import { refuseWithout } from '../upload-fakturs.ts';
import { uploadItem } from '../upload-item.ts';
import { thrownBack } from './buckets.ts';
import { tellRefused } from './tell.ts';
import { changesInput, lacking, tried } from './trial.ts';

type CurePayload = {
  readonly code: string;
  readonly cure: FakturCure;
  /** Sent again, or left as drafts. */
  readonly send: boolean;
  /** How long the history was when this was asked for. */
  readonly since: number;
};

type Asked = Omit<CurePayload, 'since'> & { readonly ids?: readonly string[] | undefined };

/** Cures the invoices of one cause, all of them or those named, and sends them again: one job. */
export const cureFakturs = async (deps: Deps, scope: Scope, { ids, ...asked }: Asked): Promise<BulkAnswer> => {
  const { code, cure, send } = asked;
  permit(scope, 'EFAKTUR_DOC_UPLOAD');
  if (changesInput(cure)) permit(scope, 'EFAKTUR_DOC_CREATE');
  if (cureOf(code)?.kind !== cure.kind)
    throw new Problem('invalid', { errors: { 'cure.kind': 'refusals.other_cure' } });
  const errors = lacking(cure, await signeesOf(scope, deps.db.read, 'efaktur-v2'));
  if (errors) throw new Problem('invalid', { errors });
  const filter: FakturFilter = { officeCode: code, status: [...thrownBack.statuses] };
  const selection = ids ? { ids: [...ids] } : { filter };
  const chosen = await keluaranFamily.chooseSome(deps, scope, selection, 'cure');
  if (send) {
    refuseWithout(deps, 'send');
    const pages = keluaranFamily.eligibleRows(deps, scope, selection, 'cure');
    await passIntercepts(scope, deps.db.read, deps.now(), { needed: chosen.eligible, pages });
  }
  const payload: CurePayload = { ...asked, since: await historyEnd(scope, deps.db.read) };
  return keluaranFamily.jobOver(deps, scope, selection, chosen, { action: 'cure', kind: 'faktur.cure', payload });
};

/** Cures one and puts it on its way, in one transaction: whoever is cut off here finds it refused as before, or sent. */
const applied = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { cure, send }: CurePayload,
): Promise<ItemResult | null> => {
  const read = await fakturById(scope, deps.db.read, id);
  if (!read) return failed('not_found', say(scope.locale, 'problem.not_found'));
  const trial = await tried(deps, scope, read, cure);
  if (trial.changes.length === 0 && changesInput(cure))
    return skipped('invalid', trial.obstacle ?? say(scope.locale, 'refusals.nothing_to_change'));
  if (send && trial.obstacle) return failed('invalid', trial.obstacle);
  if (changesInput(cure)) await refuseHeld(deps, scope, read);
  const signees = await signeesOf(scope, deps.db.read, 'efaktur-v2');
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    let current: FakturRow = read;
    if (changesInput(cure)) {
      const next = await composed(tx, deps, scope, trial.input, { read });
      const reason = say(scope.locale, `refusals.done.${cure.kind}`);
      current = await fakturSaves.overwrite(tx, deps, scope, { read, next }, { reason });
    }
    const chosen = cure.kind === 'signee' ? signees.find(({ id: of }) => of === cure.value) : undefined;
    if (chosen) {
      const set = { signeeId: chosen.id, signeeName: chosen.name };
      [current = read] = await moveFakturs(tx, deps, scope, now, [{ read: current, move: 'changeSignee', set }]);
    }
    const step = send && sentFaktur.sendingStep(current, signerOf(signees, current.signeeId), 'upload');
    if (step) await moveFakturs(tx, deps, scope, now, [step]);
  });
  return send ? null : { status: 'DONE', message: say(scope.locale, `refusals.done.${cure.kind}`) };
};

/** One invoice of a cure, from refused to its verdict. May be run again at any point. */
const cureItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, payload }: { id: string; attempts: number; payload: CurePayload },
): Promise<ItemResult> => {
  const { code, send, since } = payload;
  const row = await sentFaktur.row(scope, deps.db.read, id);
  const begun = (await sendingsOf(scope, deps.db.read, id, sentFaktur.begins)).some(({ seq }) => seq > since);
  if (!begun) {
    // Somebody else has mended it, or it was refused for another cause meanwhile.
    if (!row || !allows('retry', row) || row.officeCode !== code)
      return skipped('settled', say(scope.locale, row ? `faktur.status.${row.status}` : 'problem.not_found'));
    try {
      const over = await applied(deps, scope, id, payload);
      if (over) return over;
    } catch (error) {
      return problemResult(scope.locale, error);
    }
  }
  return send
    ? uploadItem(deps, scope, { id, attempts, since })
    : skipped('settled', say(scope.locale, 'problem.conflict'));
};

/** The office answers eight at a time. */
const AT_ONCE = 8;

export const fakturCure: Handler<CurePayload> = {
  kind: 'faktur.cure',
  concurrency: AT_ONCE,
  attempts: 20,
  item: ({ deps, scope }, { payload }, { refId, attempts }) => cureItem(deps, scope, { id: refId, attempts, payload }),
  finish: tellRefused,
};
