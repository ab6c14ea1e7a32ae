import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useLocaleState, useLocales, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Density, rowHeights } from '../theme/tokens.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { closedOnce, keepsKeyboard } from '../ui/layout/menu-closing.ts';
import { useSession } from '../ui/layout/session-context.ts';
import { useEverOpen } from '../ui/layout/use-ever-open.ts';
import { usePreference } from '../ui/layout/use-preference.ts';
import { useSignOut } from './use-sign-out.ts';

const ChooseCompany = lazy(async () => ({ default: (await import('./ChooseCompany.tsx')).ChooseCompany }));

const modes = ['light', 'dark', 'system'] as const;
const densities = Object.keys(rowHeights) as Density[];

type Choice = { readonly key: string; readonly label: string; readonly chosen: boolean; readonly pick: () => void };

const useChoices = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales() ?? [];
  const { mode, setMode } = useColorScheme();
  const [, keepLocale] = usePreference('locale');
  const [, keepTheme] = usePreference('theme');
  const [density = 'normal', keepDensity] = usePreference('density');
  const languages: Choice[] = locales.map(({ locale: code, name }) => ({
    key: code,
    label: name,
    chosen: code === locale,
    pick: () => {
      setLocale(code);
      keepLocale(code === 'en' ? 'en' : 'id');
    },
  }));
  const themes: Choice[] = modes.map((name) => ({
    key: name,
    label: translate(`shell.user.theme_${name}`),
    chosen: (mode ?? 'system') === name,
    pick: () => {
      setMode(name);
      keepTheme(name);
    },
  }));
  const rows: Choice[] = densities.map((name) => ({
    key: name,
    label: translate(`shell.user.density_${name}`),
    chosen: density === name,
    pick: () => {
      document.documentElement.style.setProperty('--row', `${rowHeights[name]}px`);
      keepDensity(name);
    },
  }));
  return [
    ['language', languages],
    ['theme', themes],
    ['density', rows],
  ] as const;
};

export const UserMenu = () => {
  const translate = useTranslate();
  const { setting, profile } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(Boolean(anchor));
  const [choosing, setChoosing] = useState(false);
  const [shortcuts = true, keepShortcuts] = usePreference('shortcuts');
  const choices = useChoices();
  const signOut = useSignOut();
  const close = () => setAnchor(null);
  const initials = profile.name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return (
    <>
      <button
        type="button"
        className="uav"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('shell.user.menu', { name: profile.name, role: setting.userRole })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {initials}
      </button>
      {everOpen && (
        <Menu
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={closedOnce(close)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ backdrop: keepsKeyboard, list: { sx: { width: 264 } } }}
        >
          <li className="user-hd" role="presentation">
            <b>{profile.name}</b>
            <span className="small sec el">{profile.email}</span>
            <span className="small sec">{setting.userRole}</span>
          </li>
          <Divider />
          {choices.flatMap(([group, options]) => [
            <ListSubheader key={group} className="menu-sub" role="presentation">
              {translate(`shell.user.${group}`)}
            </ListSubheader>,
            ...options.map(({ key, label, chosen, pick }) => (
              <MenuItem key={`${group}-${key}`} role="menuitemradio" aria-checked={chosen} onClick={pick}>
                <span className="grow" lang={group === 'language' ? key : undefined}>
                  {label}
                </span>
                {chosen && <Icon name="check" size={16} />}
              </MenuItem>
            )),
          ])}
          <Divider />
          <MenuItem role="menuitemcheckbox" aria-checked={shortcuts} onClick={() => keepShortcuts(!shortcuts)}>
            <span className="grow">{translate('shell.user.shortcuts')}</span>
            {shortcuts && <Icon name="check" size={16} />}
          </MenuItem>
          <MenuItem component={Link} to="/main/setting/profile" onClick={close}>
            {translate('account.title')}
          </MenuItem>
          {setting.totalCompany > 3 && (
            <MenuItem
              onClick={() => {
                close();
                setChoosing(true);
              }}
            >
              {translate('shell.company.choose_other')}
            </MenuItem>
          )}
          {setting.isInternal && (
            <MenuItem component={Link} to="/admin" onClick={close}>
              {translate('adminScreen.strip')}
            </MenuItem>
          )}
          {setting.jurnalCID === 0 && <MenuItem onClick={signOut}>{translate('shell.user.sign_out')}</MenuItem>}
        </Menu>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <ChooseCompany onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
};
