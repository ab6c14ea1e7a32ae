import type { Sen } from '../../definition/money.ts';

const THOUSAND_RUPIAH = 100_000;

/** Taxable income (PKP) down to whole thousands of rupiah, zero for a loss. In sen. UU PPh art. 17 (4). */
export const roundedPkp = (pkp: Sen): Sen => (pkp <= 0 ? 0 : pkp - (pkp % THOUSAND_RUPIAH));
