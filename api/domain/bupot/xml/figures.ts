import { xmlDecimal } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';

/** An amount or a rate as the files write it. */
export const plain = (decimal: string | null): string | null => decimal && xmlDecimal(decimal);

/** An amount of a form on which an empty box says nothing was paid. */
export const orZero = (amount: string | null): string => plain(amount) ?? '0';

/** The office's code of the object, without what tells its rows apart here. */
export const objectCode = ({ taxCode }: Bupot): string => taxCode.split('/')[0] ?? taxCode;

/** Months carry no leading zero in these files. */
export const monthOf = (period: string | null): string | null => (period ? String(Number(period.slice(5, 7))) : null);
export const yearOf = (period: string | null): string | null => (period ? period.slice(0, 4) : null);

/** Months worked, told only of a year that is scaled; the other slips say 0. */
export const numberOfMonths = ({ withholdingAnnuality, periodFrom, period }: Bupot): string =>
  withholdingAnnuality === 'ANNUALIZED' && periodFrom
    ? String(Number(period.slice(5, 7)) - Number(periodFrom.slice(5, 7)) + 1)
    : '0';
