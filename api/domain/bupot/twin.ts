import { isAnnual } from './kinds.ts';
import type { BupotInput } from './record.ts';

type Of = Pick<BupotInput, 'kind' | 'period' | 'payeeNpwp' | 'taxCode' | 'documentNumber' | 'gross'>;

/**
 * What two slips share that may be one slip twice: of the payroll and of a year the payee and the month, of others the object and the
 * document besides, or the amount where there is no document. Null while masa or object are not told.
 */
export const twinKey = ({ kind, period, payeeNpwp, taxCode, documentNumber, gross }: Of): string | null => {
  if (period === '' || taxCode === '') return null;
  const payee = (payeeNpwp ?? '').toLowerCase();
  if (kind === 'BPMP' || isAnnual(kind)) return payee === '' ? null : [kind, period, payee].join('|');
  const cause = documentNumber ? documentNumber.trim().toLowerCase() : `Rp${Number(gross ?? '0')}`;
  return [kind, period, payee, taxCode, cause].join('|');
};
