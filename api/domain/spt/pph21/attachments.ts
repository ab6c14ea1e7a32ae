import { form, input } from '../../definition/form.ts';
import { pph21Form } from '../../rules/spt.ts';

const rule = pph21Form.ruleAt('2025-01-01');
const tax = (kinds: 'monthly' | 'annual' | 'other' | 'foreign') => input(`spt.pph21.${kinds}`);
const borne = (kinds: 'monthly' | 'annual' | 'other' | 'foreign') => input(`spt.pph21.${kinds}_borne`);

/** L-IA: monthly slips of employees and pensioners (BPMP). */
export const monthly = form({
  name: 'L-IA',
  rule,
  lines: { PPh: tax('monthly'), DTP: borne('monthly') },
  gives: ['PPh', 'DTP'],
});

/** L-IB: what the last period brings of annual slips (BPA1, BPA2). L-II lists the same slips and gives no amounts of its own. */
export const annual = form({
  name: 'L-IB',
  rule,
  lines: { PPh: tax('annual'), DTP: borne('annual') },
  gives: ['PPh', 'DTP'],
});

/** L-III: other slips of residents (BP21) and those of non-residents (BP26). */
export const other = form({
  name: 'L-III',
  rule,
  lines: { 'PPh 21': tax('other'), 'DTP 21': borne('other'), 'PPh 26': tax('foreign'), 'DTP 26': borne('foreign') },
  gives: ['PPh 21', 'DTP 21', 'PPh 26', 'DTP 26'],
});
