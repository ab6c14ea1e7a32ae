import { bupotFamily } from './family.ts';

export { labelOf } from '#domain/bupot/label.ts';
export { permit } from '../../services/permit.ts';

/** The slip; another company's is not found, never forbidden. Of a removed one the history tells by whom and when. */
export const { load: loadBupot } = bupotFamily;
