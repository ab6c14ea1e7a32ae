import type { Wizard } from '../definition/steps.ts';

/** All wizards: their texts are part of the catalogues. */
export const wizards: readonly Wizard[] = [];
