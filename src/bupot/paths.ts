import { returnOf, type SlipKind } from '#domain/bupot/kinds.ts';
import { slipForm, slipListPath } from '#domain/bupot/slip-paths.ts';
import { sptPlaces } from '#domain/spt/place.ts';

const ROOM = '/main/ebupot-v2';

export const bupotPaths = {
  domestic: `${ROOM}/unifikasi/domestic`,
  foreign: `${ROOM}/unifikasi/foreign`,
  article: `${ROOM}/article`,
  bp21: `${ROOM}/bp21`,
  bpmp: `${ROOM}/bpmp`,
  yearDraw: `${ROOM}/article/from-monthly`,
  bpA1: `${ROOM}/bpA1`,
  bpA2: `${ROOM}/bpA2`,
  bp26: `${ROOM}/bp26`,
  selfPayment: `${ROOM}/self-payment`,
  cumulativePayment: `${ROOM}/cumulative-payment`,
  /** Kept under the addresses from before Coretax. */
  imports: '/main/ebupot/unifikasi/import',
  importForm: '/main/ebupot/unifikasi/import/form',
  oneImport: (id: string) => `/main/ebupot/unifikasi/import/${id}`,
  pulls: '/main/ebupot/prepopulated/detail',
  onePull: (id: string) => `/main/ebupot/prepopulated/detail?id=${encodeURIComponent(id)}`,
  returns: sptPlaces.UNIFIKASI,
  returnsPph21: sptPlaces.PPH21,
  posting: `${sptPlaces.UNIFIKASI}/posting`,
  postingPph21: `${sptPlaces.PPH21}/posting`,
  deposit: `${sptPlaces.UNIFIKASI}/deposit`,
  archivePph23: '/main/ebupot/archive/pph23',
  archivePph26: '/main/ebupot/archive/pph26',
} as const;

type SlipKey = { readonly kind: SlipKind; readonly id: string };

const formPart = (form: string | undefined): string => (form === undefined ? '' : `/${form}`);

export { slipListPath as listPath, slipPath as detailPath } from '#domain/bupot/slip-paths.ts';

export const createPath = (kind: SlipKind): string => `${slipListPath(kind)}/create${formPart(slipForm(kind))}`;

export const likePath = ({ kind, id }: SlipKey, period: string): string =>
  `${createPath(kind)}?seperti=${encodeURIComponent(id)}&masa=${period}`;

export const editPath = ({ kind, id }: SlipKey): string => {
  const list = slipListPath(kind);
  return `${list}/edit${list === bupotPaths.domestic ? formPart(slipForm(kind)) : ''}/${id}`;
};

export const depositPath = (period: string): string => `${bupotPaths.deposit}?masa=${period}`;

export const importPath = (kind: SlipKind): string => `${bupotPaths.importForm}?kind=${kind}`;

export const importedPath = (kind: SlipKind, importId: string): string => `${slipListPath(kind)}?importId=${importId}`;

export const returnPath = (kind: SlipKind, returnId: string): string =>
  `${sptPlaces[returnOf(kind)]}/detail/${returnId}`;
