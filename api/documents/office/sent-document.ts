import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { sendingsOf } from '../../../db/repositories/sendings.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { SentDocument, Verdict } from '../../gateways/djp/document-port.ts';
import type { Deps } from '../../services/deps.ts';
import { asOffice } from '../moves.ts';
import { type OfficeSet, type OfficeStep, type Sent, type SentFamily, saying } from './family.ts';

export type Sending = { readonly sendings: Parameters<typeof sendingsOf>[3]; readonly failedState: string };

/** A retry after a connection failure has the same key; sending again after the office's answer has a new one. */
export const sendingKey = async (family: Sending, scope: Scope, query: Query, id: string): Promise<string> => {
  const sendings = await sendingsOf(scope, query, id, family.sendings);
  const own = sendings.filter(({ fromStatus }) => fromStatus !== family.failedState);
  return `${id}.${Math.max(1, own.length)}`;
};

/** After a connection failure it stays the document the office may know. */
export const sendingSet = (
  family: Sending,
  read: Sent,
  signee: Pick<Signee, 'name'> | undefined,
): Required<Omit<OfficeSet, 'signeeId'>> => ({
  signeeName: signee?.name ?? null,
  officeCode: null,
  officeMessage: null,
  officeRef: read.status === family.failedState ? read.officeRef : null,
});

type Known = Pick<Sent, 'id' | 'officeRef' | 'number'>;

const nameOf = async (family: Sending, scope: Scope, query: Query, { id, officeRef, number }: Known) => {
  if (officeRef) return { ref: officeRef };
  // Never sent from here, so without reference and key.
  const isFromElsewhere = number !== null && (await sendingsOf(scope, query, id, family.sendings)).length === 0;
  return isFromElsewhere ? { number } : { key: await sendingKey(family, scope, query, id) };
};

export const sentDocument = async (
  family: Sending,
  scope: Scope,
  query: Query,
  sender: { readonly npwp: string },
  row: Known,
): Promise<SentDocument> => ({
  tin: sender.npwp,
  companyId: scope.companyId,
  objectId: row.id,
  ...(await nameOf(family, scope, query, row)),
});

const TRIES = 3;

export const verdictsOf = <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
  family: SentFamily<Row, Full, Move, Set, Outgoing>,
) => {
  type Taken = OfficeStep<Row, Move, Set>;

  const moveWithOriginal = async (tx: Tx, deps: Deps, scope: Scope, step: Taken): Promise<Row> => {
    const steps = [step, ...(await family.following(tx, scope, step))];
    const [moved] = await family.move(tx, deps, scope, deps.now(), steps);
    return moved ?? step.read;
  };

  /** Reads and writes again after a concurrent change. */
  const applyVerdict = async (
    deps: Deps,
    scope: Scope,
    id: string,
    verdict: Verdict,
    officeRef?: string,
  ): Promise<Row | undefined> => {
    for (let tried = 1; ; tried++) {
      const read = await family.row(scope, deps.db.read, id);
      if (!read) return undefined;
      const step = family.stepFor(read, verdict);
      const received: OfficeSet | undefined =
        officeRef !== undefined && officeRef !== read.officeRef ? { officeRef } : undefined;
      const taken: Taken | null =
        step ?? (received && family.allows('inquire', read) ? { read, move: 'inquire', action: 'receive' } : null);
      if (!taken) return read;
      const whole: Taken = { ...taken, set: { ...saying<Set>({ ...received }), ...taken.set } };
      try {
        return await deps.db.transact((tx) => moveWithOriginal(tx, deps, asOffice(scope), whole));
      } catch (error) {
        if (tried >= TRIES || !(error instanceof Problem) || error.code !== 'conflict') throw error;
      }
    }
  };

  const takeVerdict = async (...input: Parameters<typeof applyVerdict>): Promise<Row | undefined> => {
    const [deps, scope, id, verdict] = input;
    const row = await applyVerdict(...input);
    const then = row && family.next ? await family.next(deps, scope, row, verdict) : null;
    if (!then) return row;
    if ('verdict' in then) return applyVerdict(deps, scope, id, then.verdict);
    const [moved] = await deps.db.transact((tx) => family.move(tx, deps, asOffice(scope), deps.now(), [then.step]));
    return moved;
  };

  return { moveWithOriginal, applyVerdict, takeVerdict };
};
