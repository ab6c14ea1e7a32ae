import { sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/** Serialised by a worker thread, so that the single writer need not do it. */
export class JsonText {
  constructor(readonly text: string) {}
}

export const jsonText = <T>(text: string): T =>
  (dialect === 'pg' ? sql`${text}::jsonb` : new JsonText(text)) as unknown as T;
