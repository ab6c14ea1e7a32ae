import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { BulkAnswer } from '../bulk-job.ts';
import type { Alongside } from '../saves.ts';

type Sending = 'upload' | 'retry';

type DirectUploadOptions<Full, Input> = {
  readonly access: { readonly write: Permission; readonly upload: Permission };
  readonly saves: {
    create(deps: Deps, scope: Scope, given: { input: Input; alongside?: Alongside<Full> }): Promise<Full>;
    change(deps: Deps, scope: Scope, at: { id: string; version: number }, given: { input: Input }): Promise<Full>;
  };
  readonly sending: (of: Full) => Sending | null;
  readonly send: (
    deps: Deps,
    scope: Scope,
    of: { ids: string[] },
    move: Sending,
    lockReason: string | undefined,
  ) => Promise<BulkAnswer>;
  /** Run before the input is saved. `read`: the previous version. */
  readonly refuseTyped: (
    scope: Scope,
    query: Query,
    input: Input,
    read: Full | undefined,
    lockReason: string | undefined,
  ) => Promise<void>;
  readonly load: (scope: Scope, query: Query, id: string) => Promise<Full>;
};

/** `lockReason`: required if the return of the masa is filed. */
export type SavedAndSent<Input> = {
  readonly id?: string;
  readonly version?: number;
  readonly input: Input;
  readonly lockReason?: string | undefined;
};

/** If the upload is refused the draft stays saved and is returned in `extra` of the error. */
export const savingAndSending =
  <Full extends { readonly id: string }, Input>({
    access,
    saves,
    sending,
    send,
    refuseTyped,
    load,
  }: DirectUploadOptions<Full, Input>) =>
  async (
    deps: Deps,
    scope: Scope,
    { id, version, input, lockReason, alongside }: SavedAndSent<Input> & { readonly alongside?: Alongside<Full> },
  ): Promise<Full & { jobId: string }> => {
    permit(scope, access.write);
    permit(scope, access.upload);
    const read = id === undefined ? undefined : await load(scope, deps.db.read, id);
    await refuseTyped(scope, deps.db.read, input, read, lockReason);
    const saved =
      id === undefined
        ? await saves.create(deps, scope, { input, ...(alongside ? { alongside } : {}) })
        : await saves.change(deps, scope, { id, version: version ?? 0 }, { input });
    try {
      const { jobId } = await send(deps, scope, { ids: [saved.id] }, sending(saved) ?? 'upload', lockReason);
      return { ...(await load(scope, deps.db.read, saved.id)), jobId };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Problem(error.code, { ...error.detail, extra: { ...error.detail.extra, saved } });
    }
  };
