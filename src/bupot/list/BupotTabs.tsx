import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { UserSetting } from '#domain/company/view-schema.ts';
import { exists } from '../../client/exists.ts';
import type { Session } from '../../client/session.ts';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { useInSight } from '../../ui/layout/use-in-sight.ts';
import { bupotPaths } from '../paths.ts';
import './bupot-tabs.css';

type Place = {
  readonly label: string;
  readonly path: string;
  readonly shown?: (setting: UserSetting, permissions: Session['permissions']) => boolean;
};
type Group = { readonly label: string; readonly places: readonly Place[] };

const words = (key: string): string => `bupotScreen.list.${key}`;
const alone = (label: string, path: string, shown?: Place['shown']): Group => ({
  label,
  places: [{ label, path, ...(shown ? { shown } : {}) }],
});

const mayReturns: Place['shown'] = (_, permissions) => permissions.has('EBUPOT_SPT_VIEW');

/** Lists in the order of the specification, without those that have no screen or are closed to the company. */
export const neighbours: readonly Group[] = [
  alone(words('title.domestic'), bupotPaths.domestic),
  alone(words('title.bpmp'), bupotPaths.bpmp),
  alone(words('title.foreign'), bupotPaths.foreign),
  alone(words('title.bp26'), bupotPaths.bp26, ({ isBp26Enabled }) => isBp26Enabled),
  alone(words('title.article'), bupotPaths.article),
  {
    label: words('payments'),
    places: [
      { label: words('title.selfPayment'), path: bupotPaths.selfPayment },
      { label: words('title.cumulativePayment'), path: bupotPaths.cumulativePayment },
    ],
  },
  alone(words('imports'), bupotPaths.imports),
  alone(words('returns'), bupotPaths.returns, mayReturns),
  alone(words('returns_pph21'), bupotPaths.returnsPph21, mayReturns),
  {
    label: words('archive'),
    places: [
      {
        label: words('archive_pph23'),
        path: bupotPaths.archivePph23,
        shown: ({ ebupot }) => ebupot.archiveStatus.pph23,
      },
      {
        label: words('archive_pph26'),
        path: bupotPaths.archivePph26,
        shown: ({ ebupot }) => ebupot.archiveStatus.pph26,
      },
    ],
  },
];

export const BupotTabs = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { setting, permissions } = useSession();
  const row = useInSight<HTMLElement>('.on', pathname);
  return (
    <nav ref={row} className="btabs" aria-label={translate('bupotScreen.list.groups')}>
      {neighbours.map(({ label, places }) => {
        const there = places.filter(({ path, shown }) => exists(path) && (shown?.(setting, permissions) ?? true));
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
