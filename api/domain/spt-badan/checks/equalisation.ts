import { finder } from '../../definition/finding.ts';
import { rupiah } from '../../definition/money.ts';
import type texts from '../../messages/id/annual-sources.ts';
import { formatDecimal } from '../../text/format.ts';
import { isOpen } from '../equalisation/equalisation.ts';
import type { Check } from './check.ts';

const { warning } = finder<keyof (typeof texts)['check']>('annualSources.check');

/** Checks 11 and 12: amounts that differ from documents or the year before, and that nobody explained. */
export const equalisation: Check = ({ outside }) =>
  (outside?.equalisations ?? [])
    .filter(isOpen)
    .map(({ name, at, open }) => warning(at, name, { params: { amount: formatDecimal(rupiah(Math.abs(open)), 0) } }));
