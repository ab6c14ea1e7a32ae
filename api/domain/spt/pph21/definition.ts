import { pph21Kinds } from '../../bupot/kinds.ts';
import { pph21Overpaid } from '../../rules/spt.ts';
import type { Feeds, ReturnDefinition } from '../definition.ts';
import { DIRECT, slipDocuments, slips } from '../slips.ts';
import { annual, induk, monthly, other, printed } from './induk.ts';

const PPH21 = '411121-100';
const PPH26 = '411127-100';

const forms = [monthly, annual, other, induk] as const;

const feeds: Feeds<typeof forms> = {
  'L-IA': { PPh: slips(PPH21, ['BPMP'], 'tax'), DTP: slips(PPH21, ['BPMP'], 'borne') },
  'L-IB': { PPh: slips(PPH21, ['BPA1', 'BPA2'], 'tax'), DTP: slips(PPH21, ['BPA1', 'BPA2'], 'borne') },
  'L-III': {
    'PPh 21': slips(PPH21, ['BP21'], 'tax'),
    'DTP 21': slips(PPH21, ['BP21'], 'borne'),
    'PPh 26': slips(PPH26, ['BP26'], 'tax'),
    'DTP 26': slips(PPH26, ['BP26'], 'borne'),
  },
  PPH21: {
    'B.I.2': { from: 'excess', line: 'B.I.6' },
    'B.I.3': slips(PPH21, ['BPMP', 'BPA1', 'BPA2', 'BP21'], 'tax', DIRECT),
    'B.I.5': { from: 'previous', line: 'B.I.4' },
    'C.I.2': { from: 'excess', line: 'C.I.6' },
    'C.I.3': slips(PPH26, ['BP26'], 'tax', DIRECT),
    'C.I.5': { from: 'previous', line: 'C.I.4' },
  },
};

/** SPT Masa PPh 21/26 from 2025-01: PER-11/PJ/2025. */
export const pph21: ReturnDefinition = {
  type: 'PPH21',
  documents: slipDocuments(pph21Kinds),
  forms,
  induk: induk.name,
  printed,
  feeds,
  due: [
    { line: 'B.I.6', kapKjs: PPH21 },
    { line: 'C.I.6', kapKjs: PPH26 },
  ],
  overpaid: pph21Overpaid,
  attachments: [
    { key: 'L_IA', tables: [{ key: 'monthly', kinds: ['BPMP'], own: true }] },
    { key: 'L_IB', tables: [{ key: 'last_period', kinds: ['BPA1', 'BPA2'], own: true }] },
    { key: 'L_II', tables: [{ key: 'annual', kinds: ['BPA1', 'BPA2'], own: true }] },
    {
      key: 'L_III',
      tables: [
        { key: 'other', kinds: ['BP21'] },
        { key: 'foreign', kinds: ['BP26'] },
      ],
    },
  ],
};
