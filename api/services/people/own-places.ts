import type { Query } from '../../../db/database.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { companiesOf } from '../../../db/repositories/people.ts';

/** Each of their companies, or the operator's history for a person without one. */
export const ownPlaces = async (read: Query, userId: string): Promise<{ companyId: string; role: string }[]> => {
  const places = await companiesOf(read, userId);
  return places.length > 0 ? places : [{ companyId: SYSTEM_COMPANY, role: '' }];
};
