import { useTranslate } from 'react-admin';
import type { Pull } from '#domain/bupot/pull/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';

/** What a pull asked for, in a few words: "Masa 09/2025". */
export const usePullWords = (): ((pull: Pick<Pull, 'way' | 'asked'>) => string) => {
  const translate = useTranslate();
  return ({ way, asked: { numbers = [], from = '', to = from } }) =>
    translate(`bupotPull.way.${way}`, { n: numbers.length, from: formatPeriod(from), to: formatPeriod(to) });
};
