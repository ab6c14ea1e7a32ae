import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';

/** What the outbox keeps of an export: which documents, and how many they were when it was asked for. */
export type ExportSource = { selection: FakturSelection; total: number };

export const exportSource = async (
  deps: Deps,
  scope: Scope,
  { selection, total }: ExportSource,
): Promise<ExportSource & { seller: Pick<OwnCompany, 'name' | 'npwp' | 'address' | 'city'> }> => {
  const { name, npwp, address, city } = await ownCompany(scope, deps.db.read);
  return { selection, total, seller: { name, npwp, address, city } };
};
