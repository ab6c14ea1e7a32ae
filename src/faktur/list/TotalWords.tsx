import { useTranslate } from 'react-admin';
import { formatDecimal } from '#domain/text/format.ts';

export const TotalCount = ({ count }: { count: number }) => (
  <>{useTranslate()('fakturScreen.list.total', { count: formatDecimal(String(count), 0) })}</>
);

/** Cancelled and replaced invoices are in the list, not in the sums. */
export const ExcludedNote = ({ excluded }: { excluded: number }) => (
  <>{useTranslate()('fakturScreen.list.excluded', { count: formatDecimal(String(excluded), 0) })}</>
);
