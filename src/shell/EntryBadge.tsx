import { useTranslate } from 'react-admin';
import type { Entry } from './navigation.ts';
import { waitingIn } from './navigation-rule.ts';
import type { Badges } from './use-badges.ts';

/** What waits below an entry, in words: its count is a sum where several wait. */
export const useBadgeWords = () => {
  const translate = useTranslate();
  return (entry: Entry, badges: Badges): string =>
    waitingIn(entry, badges)
      .map((kind) => translate(`shell.badge.${kind}`, { count: badges[kind] }))
      .join(', ');
};

/** A small count beside an entry or on its mark. */
export const EntryBadge = ({
  entry,
  badges,
  most = 9,
  silent = false,
}: {
  entry: Entry;
  badges: Badges;
  /** The largest count written out. */
  most?: number;
  /** The words are said elsewhere. */
  silent?: boolean;
}) => {
  const words = useBadgeWords();
  const count = waitingIn(entry, badges).reduce((sum, kind) => sum + badges[kind], 0);
  if (count === 0) return null;
  return (
    <span className="bdg">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      {!silent && <span className="sr">{words(entry, badges)}</span>}
    </span>
  );
};
