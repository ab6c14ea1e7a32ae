import { pph21Kinds } from '../../bupot/kinds.ts';
import { pph21Form, pph21Overpaid } from '../../rules/spt.ts';
import type { ReturnDefinition } from '../definition.ts';
import { sheetsOf } from '../sheet/sheets.ts';
import { slipDocuments } from '../slips.ts';
import lineTable from './lines.table.json' with { type: 'json' };

/**
 * L-IA monthly slips, L-IB the last period of annual slips (L-II lists the same slips), L-III other slips of residents
 * (BP21) and non-residents (BP26). The Induk: part B for PPh 21, part C for PPh 26. A negative line 4 is carried to a
 * later period; line 7 (borne by the government) is reported and not paid. Lines named after an attachment hold its
 * sums and are not printed.
 */
const sheets = sheetsOf({
  table: lineTable,
  rule: pph21Form.ruleAt('2025-01-01'),
  columns: [{ name: null, letter: '', label: 'spt.pph21.amount' }],
  rowWords: ({ label }) => ({ label: label ?? '' }),
  heading: (part) => `spt.pph21.part.${part}`,
});

/** SPT Masa PPh 21/26 from 2025-01: PER-11/PJ/2025. */
export const pph21: ReturnDefinition = {
  ...sheets,
  type: 'PPH21',
  documents: slipDocuments(pph21Kinds),
  due: [
    { line: 'B.I.6', kapKjs: '411121-100' },
    { line: 'C.I.6', kapKjs: '411127-100' },
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
