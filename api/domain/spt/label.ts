import { type Locale, say } from '../messages/index.ts';
import { formatPeriod } from '../text/format.ts';
import type { SptRecord } from './record.ts';

/** How people call a return: "SPT Masa PPh Unifikasi 10/2025 pembetulan ke-1". */
export const labelOf = (
  { type, period, revision }: Pick<SptRecord, 'type' | 'period' | 'revision'>,
  locale: Locale = 'id',
): string =>
  say(locale, revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
    type: { key: `spt.type.${type}` },
    period: formatPeriod(period),
    revision,
  });
