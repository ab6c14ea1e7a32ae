import { useTranslate } from 'react-admin';
import { type ReturnUsing, returnUsing } from '#domain/spt/label.ts';
import { formatPeriod } from '#domain/text/format.ts';

/** A monthly return in words: its kind, masa and correction. */
export const useReturnName = () => {
  const translate = useTranslate();
  return ({ type, period, revision }: ReturnUsing): string =>
    translate(revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
      type: translate(`spt.type.${type}`),
      period: formatPeriod(period),
      revision,
    });
};

/** The return a receipt says it is used in, in words. */
export const useUsedInName = () => {
  const named = useReturnName();
  return (usedIn: string): string => {
    const of = returnUsing(usedIn);
    return of ? named(of) : usedIn;
  };
};
