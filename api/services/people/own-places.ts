import type { Query } from '../../../db/database.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { companiesOf } from '../../../db/repositories/people.ts';

/** Where it is written down what somebody does about their own account: each of their companies, or the house for who has none. */
export const ownPlaces = async (read: Query, userId: string): Promise<{ companyId: string; role: string }[]> => {
  const places = await companiesOf(read, userId);
  return places.length > 0 ? places : [{ companyId: SYSTEM_COMPANY, role: '' }];
};
