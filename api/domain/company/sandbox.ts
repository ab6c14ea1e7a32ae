import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';

/** `lost`: the request arrives at the simulator, its response does not come back. */
export const sandboxFaults = ['none', 'unreachable', 'lost'] as const;

export const sandboxSchema = z
  .strictObject({
    fault: z.enum(sandboxFaults).meta({ description: 'Of every outside system of this company' }),
    requestsAMinute: z.int().min(0).max(6_000).nullable().meta({ description: 'Null: no limit' }),
  })
  .meta({ id: 'Sandbox' });
export type Sandbox = AnswerOf<typeof sandboxSchema>;

export const SANDBOX_AT_FIRST: Sandbox = { fault: 'none', requestsAMinute: null };

/** For each product; restored by a reset. */
export const SANDBOX_UNITS = 100_000;

/** No taxpayer has such a number. */
export const sandboxNpwp = (shownId: number): string => `99${String(shownId).padStart(14, '0')}`;
