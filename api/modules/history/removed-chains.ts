import { SYSTEM_COMPANY, unsafeHeads } from '../../../db/repositories/history.ts';
import { unsafeCompanyIds } from '../../../db/repositories/own-companies.ts';
import { unsafeRecordEnds } from '../../../db/repositories/records/append-links.ts';
import type { Deps } from '../../services/deps.ts';
import type { Anchored } from './anchors.ts';

/** A removed company leaves its history, and one whose history was removed too remains in the anchors. */
export const removedChains = async (
  { read }: Pick<Deps['db'], 'read'>,
  { heads, records }: Anchored,
): Promise<string[]> => {
  const own = new Set([SYSTEM_COMPANY, ...(await unsafeCompanyIds(read))]);
  const ends = [...(await unsafeHeads(read)), ...(await unsafeRecordEnds(read))];
  const known = [...ends.map(({ companyId }) => companyId), ...heads.keys(), ...records.keys()];
  return [...new Set(known)].filter((id) => !own.has(id));
};
