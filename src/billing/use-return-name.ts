import { useTranslate } from 'react-admin';
import type { NamedSpt } from '#domain/spt/place.ts';
import { formatPeriod } from '#domain/text/format.ts';

/** A monthly return in words: its kind and masa. */
export const useReturnName = () => {
  const translate = useTranslate();
  return ({ type, period }: NamedSpt): string => `${translate(`spt.type.${type}`)} ${formatPeriod(period)}`;
};
