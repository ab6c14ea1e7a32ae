import type { Property } from '../property.ts';
import { chain } from './chain.ts';
import { nothingLost } from './nothing-lost.ts';

export const properties: readonly Property[] = [nothingLost, chain];
