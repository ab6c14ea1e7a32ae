import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleProblem } from '../overtaken.ts';
import type { OfficeSet, Sent, SentFamily } from './family.ts';

type Signed<Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing> = Pick<
  SentFamily<Row, Full, Move | 'changeSignee', Set, Outgoing>,
  'product' | 'move' | 'row'
>;

type ChangeSigneeParams = { id: string; version: number; signeeId: string };

/**
 * Recorded with the previous signer, and used from the next sending on. The office's message about the previous one
 * stays visible until then. Throws `not_found`, `forbidden`, `stale`, `wrong_status`; `invalid` for a person who is no
 * signer.
 */
export const changingSignee =
  <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
    { product, move, row }: Signed<Row, Full, Move, Set, Outgoing>,
    key: Permission,
  ) =>
  async (deps: Deps, scope: Scope, { id, version, signeeId }: ChangeSigneeParams): Promise<Row> => {
    const read = await row(scope, deps.db.read, id);
    if (!read) throw new Problem('not_found');
    permit(scope, key);
    if (read.version !== version) throw await staleProblem(scope, deps.db.read, read, version);
    const chosen = (await signeesOf(scope, deps.db.read, product)).find((one) => one.active && one.id === signeeId);
    if (!chosen) throw new Problem('invalid', { errors: { signeeId: 'office.signee.not_signing' } });
    const set = { signeeId: chosen.id, signeeName: chosen.name } satisfies OfficeSet as Set;
    const [moved] = await deps.db.transact((tx) =>
      move(tx, deps, scope, deps.now(), [{ read, move: 'changeSignee', set }]),
    );
    return moved as Row;
  };
