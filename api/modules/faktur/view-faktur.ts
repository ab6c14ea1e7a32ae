import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import { type Delivery, deliveriesOf } from '../../../db/repositories/deliveries.ts';
import { type HistoryEntry, timelineOf } from '../../documents/timeline.ts';
import type { Deps } from '../../services/deps.ts';
import { loadFaktur, permit } from './load-faktur.ts';

export const viewFaktur = async (deps: Deps, scope: Scope, id: string): Promise<Faktur> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  return loadFaktur(scope, deps.db.read, id);
};

/** The history of one invoice, oldest first. */
export const fakturTimeline = async (deps: Deps, scope: Scope, id: string): Promise<HistoryEntry[]> => {
  await viewFaktur(deps, scope, id);
  return timelineOf(scope, deps.db.read, id, { happened: 'faktur.happened', codes: 'office.code' });
};

export const fakturDeliveries = async (deps: Deps, scope: Scope, id: string): Promise<Delivery[]> => {
  await viewFaktur(deps, scope, id);
  return deliveriesOf(scope, deps.db.read, id);
};
