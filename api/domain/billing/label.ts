import { formatPeriod } from '../text/format.ts';
import { pairCode } from './pairs.ts';
import type { Billing } from './stored.ts';

/** How people call a billing before and after it has a code. */
export const labelOf = (of: Pick<Billing, 'code' | 'kap' | 'kjs' | 'periodFrom'>): string =>
  of.code ?? `${pairCode(of)} ${formatPeriod(of.periodFrom)}`;
