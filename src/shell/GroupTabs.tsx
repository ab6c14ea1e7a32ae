import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Entry } from './navigation.ts';
import { tabsOf } from './navigation-rule.ts';
import { EntryBadge, useBadges } from './use-badges.tsx';

const toSight = (tab: HTMLAnchorElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The pages of a group above each of its lists, where no panel beside them names them. */
export const GroupTabs = ({ group }: { group: Entry }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const badges = useBadges();
  const pages = tabsOf(group, pathname);
  if (pages.length === 0) return null;
  return (
    <nav className="gtabs" aria-label={translate('shell.nav.pages_of', { name: translate(`shell.nav.${group.key}`) })}>
      {pages.map((page) => {
        const here = page.path === pathname;
        return (
          <Link
            key={page.key}
            to={page.path ?? ''}
            ref={here ? toSight : undefined}
            className={here ? 'on' : ''}
            aria-current={here ? 'page' : undefined}
          >
            {translate(`shell.nav.${page.key}`)}
            <EntryBadge entry={page} badges={badges} />
          </Link>
        );
      })}
    </nav>
  );
};
