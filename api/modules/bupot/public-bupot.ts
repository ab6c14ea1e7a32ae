import type { SlipKind } from '#domain/bupot/kinds.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { type PublicBupot, taxTold } from '#domain/bupot/view.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import { linksOf } from '../../documents/public-link.ts';
import type { Deps } from '../../services/deps.ts';
import { bupotFamily } from './family.ts';
import { sheetOf } from './files/sheet/sheet-of.ts';
import type { SlipView } from './files/sheet/view.ts';
import { wrongStatus } from './move-bupots.ts';
import { slipToDraw, viewOf } from './print-bupot.ts';

/** Where the preview of a kind stands. The specification names the first; the others stand beside it. */
const rooms: Readonly<Record<SlipKind, string>> = {
  BPPU: 'unifikasi/domestic',
  BPNR: 'unifikasi/foreign',
  SP: 'self-payment',
  CY: 'cumulative-payment',
  BP21: 'bp21',
  BPMP: 'bpmp',
  BPA1: 'bpA1',
  BPA2: 'bpA2',
  BP26: 'bp26',
};

/** Links to the preview of issued slips. */
export const bupotLinks = linksOf(bupotFamily, {
  by: 'EBUPOT_WITHHOLDING_SEND',
  room: ({ kind }) => `ebupot-v2/${rooms[kind]}`,
  refuse: (bupot) => {
    if (!isIssued(bupot)) throw wrongStatus(bupot);
  },
});

/** The slip a link leads to; its QR code leads to the same place. */
const opened = async (deps: Deps, token: string, locale: Locale): Promise<SlipView> => {
  const { scope, row, url } = await bupotLinks.open(deps, token, locale);
  return viewOf(scope, deps.db.read, row, url);
};

export const publicBupot = async (deps: Deps, token: string, locale: Locale): Promise<PublicBupot> => {
  const view = await opened(deps, token, locale);
  const { bupot, withholder } = view;
  const { kind, number, revision, status, period, date, issuedAt, gross, base, borne, payeeName, payeeNpwp } = bupot;
  return {
    ...{ kind, number, revision, status, period, date, issuedAt, gross, base, borne, withholder },
    tax: taxTold(bupot),
    payee: payeeName === null ? null : { name: payeeName, npwp: payeeNpwp ?? '' },
    statusText: say(locale, `bupot.status.${status}`),
    sheet: sheetOf(view, locale),
  };
};

export const publicPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const view = await opened(deps, token, locale);
  return drawn(deps, view.bupot, slipToDraw(view, locale));
};
