import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Outlet } from 'react-router-dom';
import { Logo } from './Logo.tsx';

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
