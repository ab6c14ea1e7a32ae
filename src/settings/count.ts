import { formatDecimal } from '#domain/text/format.ts';

/** A number of documents as people write it: 2.000. */
export const count = (value: number): string => formatDecimal(String(value), 0);
