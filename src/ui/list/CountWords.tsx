import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';

/** A sentence around a count. */
export const CountWords = ({ words, count }: { words: string; count: number }) => (
  <>{useTranslate()(words, { count: formatCount(count) })}</>
);
