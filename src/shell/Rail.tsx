import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../kit/Icon.tsx';
import { useSession } from '../kit/session-context.ts';
import type { Entry } from './navigation.ts';
import { entryPath, isActive } from './navigation-rule.ts';

type Props = { readonly entries: readonly Entry[]; readonly open: boolean; readonly onToggle: () => void };

const Item = ({ entry, open }: { entry: Entry; open: boolean }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const active = isActive(entry, pathname);
  const label = translate(`shell.nav.${entry.key}`);
  return (
    <Link
      to={entryPath(entry)}
      className={active ? 'on' : ''}
      aria-current={active ? 'true' : undefined}
      aria-label={open ? undefined : label}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span>{open ? label : translate(`shell.rail.${entry.key}`, { _: label })}</span>
      {open && entry.children && <Icon name="chevron-right" size={14} className="rail-more" />}
    </Link>
  );
};

/** The modules at the left edge: marks with short names, or the whole names when open. */
export const Rail = ({ entries, open, onToggle }: Props) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const main = entries.filter((entry) => !entry.foot);
  const foot = entries.filter((entry) => entry.foot);
  return (
    <nav className={open ? 'rail wide' : 'rail'} aria-label={translate('shell.nav.main')}>
      {main.map((entry) => (
        <Item key={entry.key} entry={entry} open={open} />
      ))}
      <span className="sp" />
      {foot.map((entry) => (
        <Item key={entry.key} entry={entry} open={open} />
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
