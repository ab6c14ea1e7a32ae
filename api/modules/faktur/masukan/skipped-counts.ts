import { type Locale, say } from '#domain/messages/index.ts';

type Counts = ReadonlyMap<string, number>;

export const skippedCounts = () => {
  const counts = new Map<string, number>();
  const add = (reason: string, count = 1): void => {
    if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
  };
  const addAll = (more: Counts): void => {
    for (const [reason, count] of more) add(reason, count);
  };
  return { counts: counts as Counts, add, addAll };
};

export const skippedView = (counts: Counts, locale: Locale) =>
  [...counts].map(([reason, count]) => ({ reason, count, message: say(locale, reason) }));
