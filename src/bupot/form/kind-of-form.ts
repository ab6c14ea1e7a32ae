import type { SlipKind } from '#domain/bupot/kinds.ts';
import { bupotPaths } from '../paths.ts';

/** The kind a form makes where nothing more is said, by the list it stands under. */
const kinds: readonly (readonly [list: string, kind: SlipKind])[] = [
  [bupotPaths.domestic, 'BPPU'],
  [bupotPaths.foreign, 'BPNR'],
  [bupotPaths.article, 'BPA1'],
  [bupotPaths.bpA1, 'BPA1'],
  [bupotPaths.bpA2, 'BPA2'],
  [bupotPaths.bp26, 'BP26'],
  [bupotPaths.selfPayment, 'SP'],
  [bupotPaths.cumulativePayment, 'CY'],
];

/** Forms several kinds share a list by. */
const forms: Readonly<Record<string, SlipKind>> = { '21': 'BP21', A0: 'BPMP', A1: 'BPA1', A2: 'BPA2' };

/** The kind an address of a form is about. */
export const kindOfForm = (pathname: string, form: string | undefined): SlipKind =>
  forms[form ?? ''] ?? kinds.find(([list]) => pathname.startsWith(`${list}/`))?.[1] ?? 'BPPU';
