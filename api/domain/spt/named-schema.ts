import { z } from 'zod';
import { masaText, viewOf } from '../definition/view-pieces.ts';
import type { NamedSpt } from './place.ts';
import { returnTypes } from './record.ts';

export const namedSptSchema = viewOf<NamedSpt>('NamedSpt')({
  id: z.string(),
  type: z.enum(returnTypes),
  period: masaText,
  revision: z.int(),
});
