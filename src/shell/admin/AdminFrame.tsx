import '../../admin/admin.css';
import { Drawer } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Outlet } from 'react-router-dom';
import { AdminMenu } from '../../admin/AdminMenu.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Logo } from '../Logo.tsx';
import { UserMenu } from '../UserMenu.tsx';
import { useNarrow } from '../use-navigation.ts';

export const AdminFrame = () => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="plain adm-frame">
      <a className="skip" href="#content">
        {translate('ra.navigation.skip_nav')}
      </a>
      <header className="hdr adm-bar">
        <div className="hdr-in">
          {narrow && (
            <button
              type="button"
              className="ib"
              aria-label={translate('adminScreen.open')}
              onClick={() => setOpen(true)}
            >
              <Icon name="menu" />
            </button>
          )}
          <Link className="logo" to="/main/home" aria-label={translate('shell.header.home')}>
            <Logo />
          </Link>
          <b>{translate('adminScreen.strip')}</b>
          <span className="grow" />
          <UserMenu />
        </div>
      </header>
      {narrow ? (
        <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': translate('adminScreen.menu') } }}>
          <AdminMenu onOpen={close} />
        </Drawer>
      ) : (
        <AdminMenu />
      )}
      <main className="main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
};
