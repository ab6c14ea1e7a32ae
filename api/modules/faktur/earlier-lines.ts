import { keluaran } from '#domain/faktur/keluaran.ts';
import type { EarlierLine } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import { earlierLines } from '../../../db/repositories/faktur/earlier-lines.ts';
import { type Deps, permit } from '../../services/deps.ts';

export const findEarlierLines = (
  deps: Deps,
  scope: Scope,
  { q, limit, except = '' }: { q: string; limit: number; except?: string | undefined },
): Promise<EarlierLine[]> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return earlierLines(scope, deps.db.read, { type: keluaran.type, q, limit, except });
};
