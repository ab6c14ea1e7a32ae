import type { Locale } from '#domain/messages/index.ts';
import type { BpnView, SspView } from '../modules/billing/files/view.ts';
import type { SlipView } from '../modules/bupot/files/sheet/view.ts';
import type { FakturView } from '../modules/faktur/files/view.ts';
import type { SptPaper } from '../modules/spt/files/sheet/view.ts';

/** A paper still to be drawn: which one, and everything it shows. Plain data, so that a thread can be handed it. */
export type Drawing =
  | { readonly paper: 'faktur'; readonly view: FakturView; readonly locale: Locale }
  | { readonly paper: 'bupot'; readonly view: SlipView }
  | { readonly paper: 'ssp'; readonly view: SspView }
  | { readonly paper: 'bpn'; readonly view: BpnView }
  | { readonly paper: 'spt' | 'bpe'; readonly view: SptPaper };

/** Draws a paper of a company as PDF, where nobody else waits for it. */
export type Draw = (companyId: string, drawing: Drawing) => Promise<Uint8Array>;
