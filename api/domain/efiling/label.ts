import { type Locale, say } from '../messages/index.ts';
import { formatPeriod } from '../text/format.ts';
import { coversYear } from './kinds.ts';
import type { OfPeriod } from './lateness.ts';

/** 10/2025 for a masa, 2025 for a year. */
export const periodText = ({ kind, period }: Pick<OfPeriod, 'kind' | 'period'>): string =>
  coversYear(kind) ? period : formatPeriod(period);

/** "SPT Masa PPN 10/2025 pembetulan ke-1". */
export const returnLabel = (of: OfPeriod, locale: Locale = 'id'): string =>
  say(locale, of.revision === 0 ? 'efiling.label' : 'efiling.label_amended', {
    type: { key: `efiling.kind.${of.kind}` },
    period: periodText(of),
    revision: of.revision,
  });
