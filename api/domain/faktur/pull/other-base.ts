import { rupiah, sen, share } from '../../definition/money.ts';

/**
 * Eleven twelfths of the price (PMK 131/2024) if the tax is 12% of that, else the price itself. In rupiah; "" if the
 * price is "".
 */
export const otherBase = (dpp: string, ppn: string): string => {
  if (dpp === '' || ppn === '') return dpp;
  const [base, tax] = [sen(dpp), sen(ppn)];
  const eleven = share(base, [11, 12], 'nearest');
  const near = Math.abs(share(eleven, [12, 100], 'nearest') - tax) < Math.abs(share(base, [12, 100], 'nearest') - tax);
  return near ? rupiah(eleven) : dpp;
};
