import { inputOf } from '#domain/bupot/input-of.ts';
import { hasNoPayee, isForeign } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { isEditable } from '#domain/bupot/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { bupotById, bupotsOfPayee } from '../../../db/repositories/bupot/bupot.ts';
import type { WrittenBupot } from '../../../db/repositories/bupot/rows.ts';
import { counterpartiesOf } from '../../../db/repositories/counterparties.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { backoff, type ItemResult, problemResult, retryLater, skipped } from '../../documents/item-result.ts';
import { type Answer, done } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';
import { aroundOf, overBupot } from './compose-bupot.ts';
import { bupotSaves } from './save-bupots.ts';

export const NAMES_JOB = 'bupot.names';

type Nameless = Pick<Bupot, 'kind' | 'payeeName' | 'payeeNpwp'>;

/** The tax office's own files identify residents by their number only. */
const isNameless = ({ kind, payeeName, payeeNpwp }: Nameless): boolean =>
  !hasNoPayee(kind) && !isForeign(kind) && !payeeName && payeeNpwp !== null && isNpwp16(payeeNpwp);

/** In the transaction that saves imported slips. */
export const askForNames = async (tx: Tx, deps: Deps, scope: Scope, bupots: readonly WrittenBupot[]): Promise<void> => {
  const items = bupots.filter(isNameless).map(({ id, payeeNpwp }) => ({ refId: id, label: payeeNpwp ?? id }));
  if (items.length > 0) await enqueue(tx, scope, deps.now(), { kind: NAMES_JOB, payload: {}, items });
};

const knownHere = async (deps: Deps, scope: Scope, { kind }: Bupot, npwp: string): Promise<string | null> => {
  const [counterparty] = await counterpartiesOf(scope, deps.db.read, [npwp]);
  if (counterparty?.name) return counterparty.name;
  const slips = await bupotsOfPayee(scope, deps.db.read, { payeeNpwp: npwp, kind, limit: 5 });
  return slips.find(({ payeeName }) => payeeName)?.payeeName ?? null;
};

const nameUnder = async (deps: Deps, scope: Scope, slip: Bupot, npwp: string): Promise<Answer<string | null>> => {
  const here = await knownHere(deps, scope, slip, npwp);
  if (here) return done(here);
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const answer = await deps.djp.checkNpwp({ companyId: scope.companyId, tin, npwp });
  return answer.kind === 'done' ? done(answer.value.name) : answer;
};

const words = (scope: Scope, key: string): string => say(scope.locale, `bupot.server.${key}`);

/** A name typed in the meantime stays. */
export const nameItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: { id: string; attempts: number },
): Promise<ItemResult> => {
  const read = await bupotById(scope, deps.db.read, id);
  if (!read || !isEditable(read) || !isNameless(read)) return { status: 'DONE' };
  const answer = await nameUnder(deps, scope, read, read.payeeNpwp ?? '');
  if (answer.kind === 'unreachable')
    return retryLater(backoff(attempts), 'unreachable', words(scope, 'office_unreachable'));
  if (answer.kind === 'refused') return skipped(answer.code, words(scope, 'name_unknown'));
  if (!answer.value) return skipped('no_name', words(scope, 'name_unknown'));
  const around = await aroundOf(deps, scope, deps.db.read);
  const { status, officeCode, officeMessage } = read;
  const named = overBupot(read, { ...inputOf(read), payeeName: answer.value }, around);
  const next: Bupot = { ...named, status, officeCode, officeMessage };
  try {
    await deps.db.transact((tx) => bupotSaves.overwrite(tx, deps, scope, { read, next }, { action: 'name' }));
    return { status: 'DONE', message: answer.value };
  } catch (error) {
    return problemResult(scope.locale, error);
  }
};
