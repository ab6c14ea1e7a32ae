import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Session } from '../../client/session.ts';
import { bupotPaths } from '../paths.ts';

type Place = {
  readonly label: string;
  readonly path: string;
  readonly shown?: (setting: UserSetting, held: Session['held']) => boolean;
};
type Group = { readonly label: string; readonly places: readonly Place[] };

const words = (key: string): string => `bupotScreen.list.${key}`;
const alone = (label: string, path: string, shown?: Place['shown']): Group => ({
  label,
  places: [{ label, path, ...(shown ? { shown } : {}) }],
});

const mayReturns: Place['shown'] = (_, held) => held.has('EBUPOT_SPT_VIEW');

/** Neighbouring lists in the order of the specification. Those without a screen, or closed to the company, are not there. */
export const neighbours: readonly Group[] = [
  alone(words('title.domestic'), bupotPaths.domestic),
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
