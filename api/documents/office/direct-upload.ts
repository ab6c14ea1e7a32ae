import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { BulkAnswer } from '../bulk-job.ts';

type Sending = 'upload' | 'retry';

type Told<Full, Input> = {
  readonly access: { readonly write: Permission; readonly upload: Permission };
  readonly saves: {
    create(deps: Deps, scope: Scope, given: { input: Input }): Promise<Full>;
    change(deps: Deps, scope: Scope, at: { id: string; version: number }, given: { input: Input }): Promise<Full>;
  };
  /** The move that sends one as it stands; null where none does. */
  readonly sending: (of: Full) => Sending | null;
  readonly send: (deps: Deps, scope: Scope, of: { ids: string[] }, move: Sending) => Promise<BulkAnswer>;
  readonly load: (scope: Scope, query: Query, id: string) => Promise<Full>;
};

/** What is saved, and where it is written over which one. */
export type SavedAndSent<Input> = { readonly id?: string; readonly version?: number; readonly input: Input };

/**
 * Saves and uploads in one. What keeps it from being uploaded does not undo the saving: the draft is then in the answer's
 * `extra`, so that nothing typed is lost.
 */
export const savingAndSending =
  <Full extends { readonly id: string }, Input>({ access, saves, sending, send, load }: Told<Full, Input>) =>
  async (deps: Deps, scope: Scope, { id, version, input }: SavedAndSent<Input>): Promise<Full & { jobId: string }> => {
    permit(scope, access.write);
    permit(scope, access.upload);
    const saved =
      id === undefined
        ? await saves.create(deps, scope, { input })
        : await saves.change(deps, scope, { id, version: version ?? 0 }, { input });
    try {
      const { jobId } = await send(deps, scope, { ids: [saved.id] }, sending(saved) ?? 'upload');
      return { ...(await load(scope, deps.db.read, saved.id)), jobId };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Problem(error.code, { ...error.detail, extra: { ...error.detail.extra, saved } });
    }
  };
