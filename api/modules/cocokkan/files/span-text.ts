import type { Span } from '#domain/cocokkan/record.ts';
import { formatPeriod } from '#domain/text/format.ts';

export const spanText = ({ from, to }: Span): string =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} - ${formatPeriod(to)}`;
