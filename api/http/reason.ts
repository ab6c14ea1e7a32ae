import { z } from '@hono/zod-openapi';
import { LONGEST_REASON } from '#domain/definition/reason.ts';

/** What a person says before something is done that must be explained; it goes into the history. */
export const reason = z.string().trim().min(1, 'problem.field.required').max(LONGEST_REASON);
