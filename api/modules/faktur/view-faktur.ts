import type { Scope } from '#domain/scope.ts';
import { type Delivery, deliveriesOf } from '../../../db/repositories/deliveries.ts';
import type { Deps } from '../../services/deps.ts';
import { viewFaktur } from './move-fakturs.ts';

export { viewFaktur } from './move-fakturs.ts';

export const fakturDeliveries = async (deps: Deps, scope: Scope, id: string): Promise<Delivery[]> => {
  await viewFaktur(deps, scope, id);
  return deliveriesOf(scope, deps.db.read, id);
};
