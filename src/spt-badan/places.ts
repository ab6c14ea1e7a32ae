import type { AnnualView } from '#domain/spt-badan/view-schema.ts';

export const ANNUAL = 'efiling/spt-badan';
export const ANNUAL_LIST = '/main/efiling/spt_1771';
export const ANNUAL_REGISTER = `${ANNUAL_LIST}/register`;
const PAGE_2025 = '/main/efiling/spt_badan';

/** The kind of the financial statements is chosen on the first of their sheets. */
const STATEMENTS = 'laporan_keuangan';

/** The page of the three attachments on related parties. It has no entries of its own. */
export const OVERVIEW = '3';
export const RELATED = ['3A', '3A-1', '3A-2'] as const;

/** A page of a return: a sheet, or one part of it. */
export type Place = { readonly sheet: string; readonly part: string | null; readonly path: string };

const place = (sheet: string, path: string, part: string | null = null): Place => ({ sheet, part, path });

/** Pages of the form 1771 at their specified paths, in the order of the tree. */
export const places1771: readonly Place[] = [
  ...[1, 2, 3, 4, 5].map((part) => place('INDUK', `induk/part${part}`, `part${part}`)),
  ...[1, 2, 3].map((part) => place('I', `lampiran/1/part${part}`, String(part))),
  place('II', 'lampiran/2'),
  place('III', 'lampiran/3'),
  place('7A', 'lampiran_khusus/7a'),
  place('IV', 'lampiran/4/part1', 'A'),
  place('IV', 'lampiran/4/part2', 'B'),
  place('V', 'lampiran/5'),
  place('VI', 'lampiran/6'),
  place('1A', 'lampiran_khusus/1a'),
  place('2A', 'lampiran_khusus/2a'),
  place(OVERVIEW, 'lampiran_khusus/3'),
  place('3A', 'lampiran_khusus/3/3a/part1'),
  place('3A-1', 'lampiran_khusus/3/3a/part2'),
  place('3A-2', 'lampiran_khusus/3/3a/part3'),
  place('4A', 'lampiran_khusus/4a'),
  place('5A', 'lampiran_khusus/5a'),
  place('6A', 'lampiran_khusus/6a'),
  place('NA', 'laporan_keuangan/neraca_aktiva/{lapKeuTypeId}'),
  place('NK', 'laporan_keuangan/neraca_kewajiban/{lapKeuTypeId}'),
  place('LR', 'laporan_keuangan/laba_rugi/{lapKeuTypeId}'),
  place('HI', 'laporan_keuangan/hubungan_istimewa/{lapKeuTypeId}'),
  place('SSP', 'surat_setoran_pajak'),
];

type Named = Pick<AnnualView, 'id' | 'era' | 'taxYear' | 'revision' | 'status'>;

/** Specified as `{token}`, `{id}`, year, revision and state; the form stands for the token. */
const baseOf = ({ id, era, taxYear, revision, status }: Named): string =>
  era === '1771' ? `${ANNUAL_LIST}/${era}/${id}/${taxYear}/${revision}/${status}` : `${PAGE_2025}/${id}`;

export const placesOf = ({ era, tree }: Pick<AnnualView, 'era' | 'tree'>): readonly Place[] =>
  era === '1771' ? places1771 : tree.map(({ sheet }) => place(sheet, sheet));

export const pathOf = (of: Named, { path }: Place): string => `${baseOf(of)}/${path.replace('{lapKeuTypeId}', '8A')}`;

export const firstPath = (of: Named): string =>
  pathOf(of, of.era === '1771' ? (places1771[0] as Place) : place('INDUK', 'INDUK'));

export const placeAt = (of: Named & Pick<AnnualView, 'tree'>, pathname: string): Place | undefined =>
  pathname.endsWith(`/${STATEMENTS}`)
    ? placesOf(of).find(({ sheet }) => sheet === 'NA')
    : placesOf(of).find((one) => pathOf(of, one).replace(/\/8A$/, '') === pathname.replace(/\/8A[^/]*$/, ''));

const BASE = `${ANNUAL_LIST}/{token}/{id}/{tahunPajak}/{pembetulan}/{status}`;

export const startPaths = { from: BASE, to: `${BASE}/${STATEMENTS}` } as const;

export const pagePaths: readonly string[] = [
  `${PAGE_2025}/{id}/{sheet}`,
  startPaths.to,
  ...places1771.map(({ path }) => `${BASE}/${path}`),
];
