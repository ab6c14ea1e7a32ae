import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/layout/Icon.tsx';
import type { Entry } from './navigation.ts';
import { activeEntry, entryPath } from './navigation-rule.ts';
import { EntryBadge, useBadges } from './use-badges.tsx';

const places = ['home', 'efaktur', 'ebupot', 'billing'] as const;

/** Thumb's reach on a phone: the four modules used most, and the rest. */
export const BottomBar = ({ entries, onMore }: { entries: readonly Entry[]; onMore: () => void }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const badges = useBadges();
  const here = activeEntry(entries, pathname);
  const shown = places.flatMap((key) => entries.filter((entry) => entry.key === key));
  return (
    <nav className="btm" aria-label={translate('shell.nav.bottom')}>
      {shown.map((entry) => {
        const active = entry === here;
        return (
          <Link
            key={entry.key}
            to={entryPath(entry)}
            className={active ? 'on' : ''}
            aria-current={active ? 'true' : undefined}
          >
            {entry.icon && <Icon name={entry.icon} />}
            {translate(`shell.bottom.${entry.key}`)}
            <EntryBadge entry={entry} badges={badges} />
          </Link>
        );
      })}
      <button type="button" onClick={onMore}>
        <Icon name="menu" />
        {translate('shell.bottom.more')}
      </button>
    </nav>
  );
};
