import { keysOf } from '#domain/access.ts';
import { documentResource } from '../ui/resource/document-resource.ts';
import { type Page, type Redirect, screen } from '../ui/resource/page.ts';
import { kindAt } from './paths.ts';

const list = screen(() => import('./report/ReportScreen.tsx'), 'ReportScreen');

export const reports = documentResource({
  name: 'efiling/report',
  path: '/main/efiling/report',
  icon: 'send',
  recordRepresentation: 'period',
  list: { title: 'efilingScreen.title.report', screen: list },
});

const permission = keysOf('efiling/report', 'list');

/** Lists of one kind. Those of `report-v2` exist where the flag of the company is on. */
export const reportPages: readonly Page[] = Object.entries(kindAt).map(([path, kind]) => ({
  path,
  title: `efilingScreen.title.${kind}`,
  screen: list,
  permission,
  layout: 'Main',
  guards: path.includes('/report-v2/') ? ['reportV2'] : [],
}));

export const reportRedirects: readonly Redirect[] = [
  {
    path: '/main/efiling/report-v2',
    permission,
    guards: ['reportV2'],
    to: '/main/efiling/report-v2/spt-masa/ppn',
  },
];
