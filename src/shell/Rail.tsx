import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import type { Entry } from './navigation.ts';
import { activeEntry, entryPath } from './navigation-rule.ts';
import { type Badges, EntryBadge, useBadges, useBadgeWords } from './use-badges.tsx';

const places = ['home', 'efaktur', 'ebupot', 'billing'] as const;

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

type Props = { readonly entries: readonly Entry[]; readonly open: boolean; readonly onToggle: () => void };

type ItemProps = { readonly entry: Entry; readonly open: boolean; readonly active: boolean; readonly badges: Badges };

const Item = ({ entry, open, active, badges }: ItemProps) => {
  const translate = useTranslate();
  const words = useBadgeWords();
  const label = translate(`shell.nav.${entry.key}`);
  return (
    <Link
      to={entryPath(entry)}
      className={active ? 'on' : ''}
      aria-current={active ? 'true' : undefined}
      aria-label={open ? undefined : [label, words(entry, badges)].filter(Boolean).join(', ')}
    >
      {entry.icon && <Icon name={entry.icon} />}
      {!open && <EntryBadge entry={entry} badges={badges} silent />}
      <span>{open ? label : translate(`shell.rail.${entry.key}`, { _: label })}</span>
      {open && <EntryBadge entry={entry} badges={badges} />}
      {open && entry.children && <Icon name="chevron-right" size={14} className="rail-more" />}
    </Link>
  );
};

export const Rail = ({ entries, open, onToggle }: Props) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const { pathname } = useLocation();
  const badges = useBadges();
  const active = activeEntry(entries, pathname);
  const main = entries.filter((entry) => !entry.foot);
  const foot = entries.filter((entry) => entry.foot);
  return (
    <nav className={open ? 'rail wide' : 'rail'} aria-label={translate('shell.nav.main')}>
      {main.map((entry) => (
        <Item key={entry.key} entry={entry} open={open} active={entry === active} badges={badges} />
      ))}
      <span className="sp" />
      {foot.map((entry) => (
        <Item key={entry.key} entry={entry} open={open} active={entry === active} badges={badges} />
      ))}
      <button
        type="button"
        className="rail-toggle"
        aria-expanded={open}
        aria-label={translate(open ? 'shell.nav.collapse' : 'shell.nav.expand')}
        title={`${translate(open ? 'shell.nav.collapse' : 'shell.nav.expand')} (Shift X)`}
        onClick={onToggle}
      >
        <Icon name={open ? 'chevrons-left' : 'chevrons-right'} size={16} />
      </button>
      <div className="cid">
        {translate('shell.nav.company_id')} {setting.shownId}
      </div>
    </nav>
  );
};
