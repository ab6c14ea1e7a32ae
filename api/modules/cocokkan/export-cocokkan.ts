import type { Scope } from '#domain/scope.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { CocokkanParams } from './cocokkan-state.ts';

export const exportCocokkan = async (deps: Deps, scope: Scope, params: CocokkanParams): Promise<{ jobId: string }> => {
  permit(scope, 'EFAKTUR_SPT_VIEW');
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), { kind: 'cocokkan.export', payload: { ...params, total: 0 } }),
  );
  return { jobId };
};
