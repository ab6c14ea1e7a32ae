import type { SlipKind } from './kinds.ts';

const ROOM = '/main/ebupot-v2';

/** The list a kind of slip stands in, and the word its form goes by there where several kinds share a list. */
const places: Readonly<Record<SlipKind, { readonly list: string; readonly form?: string }>> = {
  BPPU: { list: 'unifikasi/domestic' },
  BP21: { list: 'unifikasi/domestic', form: '21' },
  BPMP: { list: 'unifikasi/domestic', form: 'A0' },
  BPNR: { list: 'unifikasi/foreign' },
  BPA1: { list: 'article', form: 'A1' },
  BPA2: { list: 'article', form: 'A2' },
  BP26: { list: 'bp26' },
  SP: { list: 'self-payment' },
  CY: { list: 'cumulative-payment' },
};

/** The list a kind of slip stands in. */
export const slipListPath = (kind: SlipKind): string => `${ROOM}/${places[kind].list}`;

/** The word its form goes by in that list, where several kinds share it. */
export const slipForm = (kind: SlipKind): string | undefined => places[kind].form;

/** The page of one slip: rooms beside that of slips lead there too. */
export const slipPath = ({ kind, id }: { readonly kind: SlipKind; readonly id: string }): string =>
  `${slipListPath(kind)}/detail/${id}`;
