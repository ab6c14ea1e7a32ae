import { Drawer } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { Identifier } from '../ui/layout/values.tsx';
import type { Entry } from './navigation.ts';
import { activeLeaf, leaves } from './navigation-rule.ts';
import { openShortcuts } from './ShortcutList.tsx';
import { useQuickActions } from './use-quick-actions.ts';
import { useSignOut } from './use-sign-out.ts';

type Props = { readonly open: boolean; readonly entries: readonly Entry[]; readonly onClose: () => void };

const partsOf = (entry: Entry): readonly Entry[] => {
  const sections = entry.children?.filter(({ children }) => children) ?? [];
  return sections.length > 1 ? (entry.children ?? []) : [entry];
};

const verbIcons: Readonly<Record<string, IconName>> = { create: 'plus', file: 'send', upload: 'upload' };

const QuickSections = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return useQuickActions().map(({ verb, items }) => (
    <section key={verb}>
      <div className="mobile-menu-grp">
        <Icon name={verbIcons[verb] ?? 'plus'} size={16} />
        {translate(`shell.quick.${verb}`)}
      </div>
      <ul aria-label={translate(`shell.quick.${verb}`)}>
        {items.map(({ key, path }) => (
          <li key={key}>
            <Link to={path} onClick={onClose}>
              {translate(`shell.quick.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
};

export const MobileMenu = ({ open, entries, onClose }: Props) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const active = activeLeaf(entries, pathname);
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current !== pathname) onClose();
    here.current = pathname;
  }, [pathname, onClose]);
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: 'mobile-menu', 'aria-label': translate('shell.nav.main') } }}
    >
      <div className="mobile-menu-hd">
        <div className="grow">
          <b>{setting.companyName}</b>
          <div className="small sec">
            <Identifier value={setting.companyNpwp} form="npwp" />
          </div>
        </div>
        <button type="button" className="ib" aria-label={translate('shell.kit.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={translate('shell.nav.main')} className="mobile-menu-nav">
        {entries.map((entry) => (
          <section key={entry.key}>
            {entry.children && (
              <div className="mobile-menu-grp">
                {entry.icon && <Icon name={entry.icon} size={16} />}
                {translate(`shell.nav.${entry.key}`)}
              </div>
            )}
            {partsOf(entry).map((part) => (
              <ul key={part.key} aria-label={translate(`shell.nav.${part.key}`)}>
                {part !== entry && <li className="mobile-menu-part small sec">{translate(`shell.nav.${part.key}`)}</li>}
                {leaves([part]).map((leaf) => (
                  <li key={leaf.path}>
                    <Link
                      to={leaf.path ?? ''}
                      className={leaf === active ? 'on' : ''}
                      aria-current={leaf === active ? 'page' : undefined}
                      // Also closes when the link leads to the current page.
                      onClick={onClose}
                    >
                      {leaf === entry && entry.icon && <Icon name={entry.icon} size={16} />}
                      {translate(`shell.nav.${leaf.key}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
          </section>
        ))}
        <QuickSections onClose={onClose} />
      </nav>
      <button
        type="button"
        className="mobile-menu-help"
        onClick={() => {
          onClose();
          openShortcuts();
        }}
      >
        <Icon name="help" size={16} />
        {translate('shell.header.help')}
      </button>
      {setting.jurnalCID === 0 && (
        <button type="button" className="mobile-menu-out" onClick={signOut}>
          <Icon name="logout" size={16} />
          {translate('shell.user.sign_out')}
        </button>
      )}
      <div className="small sec mobile-menu-id">
        {translate('shell.nav.company_id')} {setting.shownId}
      </div>
    </Drawer>
  );
};
