import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { exists } from '../client/exists.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { JobPill } from './JobPill.tsx';
import { Logo } from './Logo.tsx';
import { Notifications } from './Notifications.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { QuickMenu } from './QuickMenu.tsx';
import { openShortcuts } from './ShortcutList.tsx';
import { UserMenu } from './UserMenu.tsx';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const Header = ({ onMenu }: { onMenu: () => void }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const [palette, setPalette] = useState(false);
  useShortcut('ctrl+k', () => setPalette(true));
  const wantsEfin = !setting.efiling.isRegistered && !setting.efiling.isActivated && exists('/main/efin/register');
  return (
    <header className="hdr">
      <div className="hdr-in">
        <button type="button" className="ib m-only" aria-label={translate('shell.header.menu')} onClick={onMenu}>
          <Icon name="menu" />
        </button>
        <Link className="logo d-only" to="/main/home" aria-label={translate('shell.header.home')}>
          <Logo />
        </Link>
        <CompanySwitcher />
        <button type="button" className="gsearch d-only" aria-haspopup="dialog" onClick={() => setPalette(true)}>
          <Icon name="search" size={16} />
          <span className="grow">{translate('shell.header.search')}</span>
          <kbd className="kbd">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
        {wantsEfin && (
          <Link className="d-only" to="/main/efin/register">
            {translate('shell.header.efin')}
          </Link>
        )}
        <JobPill />
        <QuickMenu />
        <button
          type="button"
          className="ib sm m-only"
          aria-label={translate('shell.header.search')}
          onClick={() => setPalette(true)}
        >
          <Icon name="search" />
        </button>
        <button
          type="button"
          className="ib sm d-only"
          aria-label={translate('shell.header.help')}
          onClick={openShortcuts}
        >
          <Icon name="help" />
        </button>
        <Notifications />
        {setting.jurnalCID === 0 && <ProductMenu />}
        <UserMenu />
      </div>
      <div className="strip" />
      {palette && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </header>
  );
};
