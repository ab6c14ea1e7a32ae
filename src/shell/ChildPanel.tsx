import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import type { Entry } from './navigation.ts';
import { activeLeaf } from './navigation-rule.ts';
import { EntryBadge, useBadges } from './use-badges.tsx';

type Props = { readonly group: Entry; readonly open: boolean; readonly onToggle: () => void };

/** Counts above these are shown as "9+" or "99+". */
const badgeLimit = { payable: 9, ntpn: 9, drafts: 99 } as const;

const Leaf = ({ entry, active }: { entry: Entry; active: boolean }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const badges = useBadges();
  return (
    <li>
      <Link to={entry.path ?? ''} className={active ? 'on' : ''} aria-current={active ? 'page' : undefined}>
        <span className="el">{translate(`shell.nav.${entry.key}`)}</span>
        {entry.badge && <EntryBadge entry={entry} badges={badges} most={badgeLimit[entry.badge]} />}
        {entry.premium?.(setting) && <span className="bdg orange">{translate('shell.nav.premium')}</span>}
      </Link>
    </li>
  );
};

export const ChildPanel = ({ group, open, onToggle }: Props) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const title = translate(`shell.nav.${group.key}`);
  const active = activeLeaf([group], pathname);
  if (!open) {
    return (
      <nav className="child min" aria-label={title}>
        <button
          type="button"
          className="exp"
          aria-expanded={false}
          aria-label={translate('shell.nav.expand_panel', { name: title })}
          title={`${title} (Shift C)`}
          onClick={onToggle}
        >
          <Icon name="chevrons-right" size={16} />
          {title}
        </button>
      </nav>
    );
  }
  return (
    <nav className="child" aria-label={title}>
      <div className="ttl">
        {title}
        <button
          type="button"
          className="ib xs"
          aria-expanded
          aria-label={translate('shell.nav.collapse_panel')}
          title={`${translate('shell.nav.collapse_panel')} (Shift C)`}
          onClick={onToggle}
        >
          <Icon name="chevrons-left" size={16} />
        </button>
      </div>
      {group.children?.map((section) =>
        section.children ? (
          <section key={section.key} aria-labelledby={`nav-${section.key}`}>
            <div className="grp" id={`nav-${section.key}`}>
              {translate(`shell.nav.${section.key}`)}
            </div>
            <ul>
              {section.children.map((entry) => (
                <Leaf key={entry.key} entry={entry} active={entry === active} />
              ))}
            </ul>
          </section>
        ) : (
          <ul key={section.key}>
            <Leaf entry={section} active={section === active} />
          </ul>
        ),
      )}
    </nav>
  );
};
