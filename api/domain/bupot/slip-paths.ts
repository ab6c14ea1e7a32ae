import type { SlipKind } from './kinds.ts';

const ROOM = '/main/ebupot-v2';

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

export const slipListPath = (kind: SlipKind): string => `${ROOM}/${places[kind].list}`;

export const slipForm = (kind: SlipKind): string | undefined => places[kind].form;

export const slipPath = ({ kind, id }: { readonly kind: SlipKind; readonly id: string }): string =>
  `${slipListPath(kind)}/detail/${id}`;
