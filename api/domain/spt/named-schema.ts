import { z } from 'zod';
import { masaText, viewOf } from '../definition/view-pieces.ts';
import type { NamedSpt } from './place.ts';

export const namedSptSchema = viewOf<NamedSpt>('NamedSpt')({
  id: z.string(),
  type: z.enum(['UNIFIKASI', 'PPH21']),
  period: masaText,
  revision: z.int(),
});
