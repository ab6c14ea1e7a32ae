import type { Bupot } from '#domain/bupot/record.ts';
import { isVoid } from '#domain/bupot/status-queries.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { totalRows } from '../../../output/total-rows.ts';

export const slipTotals = (locale: Locale) =>
  totalRows<Bupot>({
    keys: ['gross', 'base', 'tax', 'borne'],
    isCounted: (slip) => !isVoid(slip),
    at: 'number',
    total: (count) => say(locale, 'bupotExport.total', { count }),
    uncounted: (count) => say(locale, 'bupotExport.uncounted', { count }),
  });
