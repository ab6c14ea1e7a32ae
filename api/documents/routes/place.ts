import { z } from '@hono/zod-openapi';
import type { Fixed } from '../family.ts';

/** Where a family, or one kind of it, stands under the API, and what its operations are called. */
export type Place = {
  /** "/ebilling". */
  readonly base: string;
  readonly tag: string;
  /** "Billing": of one, and with an s of many. */
  readonly noun: string;
  /** Said in summaries where there are several: "of kind BPPU". */
  readonly about?: string;
  /** What is always asked here. */
  readonly fixed?: Fixed;
};

export const byId = z.object({ id: z.string().min(1).max(64) });
export const record: z.ZodType = z.record(z.string(), z.unknown());

/** A summary, and of what where that has to be said. */
export const summed = (summary: string, { about }: Place): string => (about ? `${summary} (${about})` : summary);
