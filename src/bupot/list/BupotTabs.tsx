import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { exists } from '../../client/exists.ts';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { useInSight } from '../../ui/layout/use-in-sight.ts';
import { neighbours } from './neighbours.ts';
import './bupot-tabs.css';

/** The way from one list of E-Bupot to the next; several lists of a group stand in its menu. */
export const BupotTabs = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { setting, held } = useSession();
  const row = useInSight<HTMLElement>('.on', pathname);
  return (
    <nav ref={row} className="btabs" aria-label={translate('bupotScreen.list.groups')}>
      {neighbours.map(({ label, places }) => {
        const there = places.filter(({ path, shown }) => exists(path) && (shown?.(setting, held) ?? true));
        const [first] = there;
        if (!first) return null;
        const here = there.find(({ path }) => path === pathname);
        if (there.length === 1)
          return (
            <Link key={label} to={first.path} className={here ? 'on' : ''} aria-current={here ? 'page' : undefined}>
              {translate(label)}
            </Link>
          );
        return (
          <MenuButton
            key={label}
            className={here ? 'on' : ''}
            color="inherit"
            label={here ? `${translate(label)}: ${translate(here.label)}` : translate(label)}
            choices={there.map((place) => ({
              key: place.path,
              label: translate(place.label),
              to: place.path,
              selected: place === here,
            }))}
          />
        );
      })}
    </nav>
  );
};
