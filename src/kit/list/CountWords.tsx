import { useTranslate } from 'react-admin';
import { formatDecimal } from '#domain/text/format.ts';

/** A sentence around a count. */
export const CountWords = ({ words, count }: { words: string; count: number }) => (
  <>{useTranslate()(words, { count: formatDecimal(String(count), 0) })}</>
);
