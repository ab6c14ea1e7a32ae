import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { Logo } from './Logo.tsx';
import '../admin/admin.css';
import { UserMenu } from './UserMenu.tsx';

export const PlainPage = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <div className="plain">
      <header className="hdr">
        <div className="hdr-in">
          <Link className="logo" to="/main/home" aria-label={translate('shell.header.home')}>
            <Logo />
          </Link>
          <b className="wordmark">patuh</b>
        </div>
      </header>
      <main className="main" id="content">
        {children}
      </main>
    </div>
  );
};

export const PlainFrame = () => (
  <PlainPage>
    <Outlet />
  </PlainPage>
);

export const Bare = () => (
  <main id="content">
    <Outlet />
  </main>
);

const entries = [
  { key: 'lost', path: '/admin/ebilling/ntpn' },
  { key: 'countries', path: '/admin/ebupot/country' },
  { key: 'security', path: '/admin/security-log' },
] as const;

export const AdminFrame = () => {
  const translate = useTranslate();
  return (
    <div className="plain">
      <a className="skip" href="#content">
        {translate('ra.navigation.skip_nav')}
      </a>
      <header className="hdr adm-bar">
        <div className="hdr-in">
          <Link className="logo" to="/main/home" aria-label={translate('shell.header.home')}>
            <Logo />
          </Link>
          <b>{translate('adminScreen.strip')}</b>
          <nav className="grow" aria-label={translate('adminScreen.menu')}>
            {entries.map(({ key, path }) => (
              <NavLink key={key} to={path}>
                {translate(`adminScreen.nav.${key}`)}
              </NavLink>
            ))}
          </nav>
          <UserMenu />
        </div>
      </header>
      <main className="main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
};
