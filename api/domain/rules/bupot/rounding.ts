import type { SlipKind } from '../../bupot/kinds.ts';
import { type Dated, dated } from '../../definition/dated.ts';
import type { Rounding } from '../../definition/money.ts';
import { law } from '../../law.ts';

const OPEN = 'no rule was found; dropping the fraction reproduces every official figure since 2024';

const dropped = dated<Rounding>('Pembulatan PPh 21', [
  { from: '2024-01-01', value: 'down', source: law('PMK 168/2023', 'Lampiran', OPEN) },
  { from: '2009-01-01', value: 'down', source: law('UU 36/2008', 'ps. 21 UU PPh', 'assumed: no rule was found') },
]);

const halfUp = dated<Rounding>('Pembulatan PPh Unifikasi dan PPh 26', [
  {
    from: '2025-01-01',
    value: 'nearest',
    source: law(
      'PER-11/PJ/2025',
      'ps. 129 ayat (1)',
      'of unifikasi; assumed for article 26, and for January to May 2025',
    ),
  },
  {
    from: '1990-01-01',
    value: 'down',
    source: law('SE-22/PJ.24/1990', 'seluruhnya', 'one copy of the slips before Coretax agrees'),
  },
]);

/**
 * How each amount of a slip becomes whole rupiah: withheld tax, a fee, a share of the year, once per line. Ours and, by all that is
 * known, the office's; the only place that says so.
 */
export const slipRounding: Readonly<Record<SlipKind, Dated<Rounding>>> = {
  BPPU: halfUp,
  BPNR: halfUp,
  SP: halfUp,
  CY: halfUp,
  BP26: halfUp,
  BP21: dropped,
  BPMP: dropped,
  BPA1: dropped,
  BPA2: dropped,
};
