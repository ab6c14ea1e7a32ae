import { keysOf } from '#domain/access.ts';
import { documentResource } from '../ui/resource/document-resource.ts';
import { type Page, type Redirect, screen } from '../ui/resource/page.ts';
import { efilingPaths, kindAt } from './paths.ts';

const list = screen(() => import('./report/ReportScreen.tsx'), 'ReportScreen');

export const reports = documentResource({
  name: 'efiling/report',
  path: '/main/efiling/report',
  icon: 'send',
  recordRepresentation: 'period',
  list: { title: 'efilingScreen.title.report', screen: list },
});

export const returnFiles = documentResource({
  name: 'efiling/filing_tax',
  path: efilingPaths.files,
  icon: 'document',
  recordRepresentation: 'fileName',
  list: {
    title: 'efilingScreen.files.title',
    screen: screen(() => import('./files/FilesScreen.tsx'), 'FilesScreen'),
  },
});

export const archivedPapers = documentResource({
  name: 'efiling/tax-management/archived',
  path: efilingPaths.archive,
  icon: 'document',
  recordRepresentation: 'number',
  list: {
    title: 'archiveScreen.title',
    screen: screen(() => import('./archive/ArchiveScreen.tsx'), 'ArchiveScreen'),
  },
});

const permission = keysOf('efiling/report', 'list');

const upload: Page = {
  path: efilingPaths.upload,
  title: 'efilingScreen.upload.title',
  screen: screen(() => import('./upload/UploadScreen.tsx'), 'UploadScreen'),
  permission,
  layout: 'Main',
};

const preview: Page = {
  path: '/main/efiling/report/preview-ebupot',
  title: 'efilingScreen.preview.title',
  screen: screen(() => import('./PreviewEbupot.tsx'), 'PreviewEbupot'),
  permission,
  layout: 'Main',
};

/** Lists of one kind. Those of `report-v2` exist where the flag of the company is on. */
const ofOneKind = Object.entries(kindAt).map(
  ([path, kind]): Page => ({
    path,
    title: `efilingScreen.title.${kind}`,
    screen: list,
    permission,
    layout: 'Main',
    guards: path.includes('/report-v2/') ? ['reportV2'] : [],
  }),
);

export const reportPages: readonly Page[] = [...ofOneKind, upload, preview];

export const reportRedirects: readonly Redirect[] = [
  {
    path: '/main/efiling/report-v2',
    permission,
    guards: ['reportV2'],
    to: '/main/efiling/report-v2/spt-masa/ppn',
  },
];
