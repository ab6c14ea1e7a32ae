import { removalJob } from '../../../documents/removal.ts';
import { bupotSaves } from '../save-bupots.ts';

export const bupotRemove = removalJob('bupot', bupotSaves);
