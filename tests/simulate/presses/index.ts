import type { World } from '../world.ts';
import { cancelSale, draftSale, removeSale, substituteSale, uploadSale } from './faktur.ts';

export type Pressing = { readonly weight: number; readonly press: (world: World) => Promise<void> };

/** What people do in a year, the weights being how often. */
export const pressings: readonly Pressing[] = [
  { weight: 8, press: draftSale },
  { weight: 8, press: uploadSale },
  { weight: 1, press: removeSale },
  { weight: 1, press: cancelSale },
  { weight: 1, press: substituteSale },
];
