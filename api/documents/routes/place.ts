import { z } from '@hono/zod-openapi';
import type { Fixed } from '../family.ts';

export type Place = {
  readonly base: string;
  readonly tag: string;
  /** Singular: "Billing"; the plural adds an s. */
  readonly noun: string;
  /** Suffix of summaries if there are several places: "of kind BPPU". */
  readonly about?: string;
  readonly fixed?: Fixed;
};

export const byId = z.object({ id: z.string().min(1).max(64) });
export const record: z.ZodType = z.record(z.string(), z.unknown());

export const summed = (summary: string, { about }: Place): string => (about ? `${summary} (${about})` : summary);
