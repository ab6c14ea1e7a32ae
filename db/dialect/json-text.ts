import { sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/** The value of a JSON column that is already written as text: a worker thread wrote it, and the one writer need not again. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** Stands for the value in `insertMany`, on either dialect. */
export const jsonText = <T>(text: string): T =>
  (dialect === 'pg' ? sql`${text}::jsonb` : new JsonText(text)) as unknown as T;
