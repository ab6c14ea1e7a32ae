import { rupiah, sen, total } from '#domain/definition/money.ts';
import { hasFailedSubmitting } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';

/** What is still to be paid by a return, over all of its accounts, in rupiah. */
export const restOf = ({ bills }: Pick<SptView, 'bills'>): string => rupiah(total(bills.map(({ rest }) => sen(rest))));

/** Whether anything is still to be paid. */
export const isOwing = (spt: Pick<SptView, 'bills'>): boolean => sen(restOf(spt)) > 0;

/** What filing is called: with payment where something is owed and that is known, again where sending failed. */
export const filingWords = ({ status, bills }: Pick<SptView, 'status'> & Partial<Pick<SptView, 'bills'>>): string => {
  if (hasFailedSubmitting({ status })) return 'sptFiling.file_again';
  if (!bills) return 'spt.moves.file';
  return isOwing({ bills }) ? 'sptFiling.pay_and_file' : 'sptFiling.file';
};
