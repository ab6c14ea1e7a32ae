import { type Locale, say } from '../messages/index.ts';
import { formatPeriod } from '../text/format.ts';
import { type ReturnUsing, returnUsing } from './used-in.ts';

/** How people call a return: "SPT Masa PPh Unifikasi 10/2025 pembetulan ke-1". */
export const labelOf = ({ type, period, revision }: ReturnUsing, locale: Locale = 'id'): string =>
  say(locale, revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
    type: { key: `spt.type.${type}` },
    period: formatPeriod(period),
    revision,
  });

/** The return a receipt is used in, as people call it. */
export const usedInLabel = (usedIn: string, locale: Locale): string => {
  const named = returnUsing(usedIn);
  return named ? labelOf(named, locale) : usedIn;
};
