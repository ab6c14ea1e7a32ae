import { desc, eq } from 'drizzle-orm';
import { asSent } from '../../../db/repositories/simulated-messages.ts';
import { simulatedMessages } from '../../../db/tables.ts';
import type { TestApp } from '../app.ts';

/** Letters to an address, newest first, and the links in them as sent. */
export const lettersTo = async ({ deps }: TestApp, email: string) => {
  const rows = await deps.db.read
    .select()
    .from(simulatedMessages)
    .where(eq(simulatedMessages.recipient, email))
    .orderBy(desc(simulatedMessages.at), desc(simulatedMessages.id));
  const letters = rows.map((row) => asSent(row, deps.keyed));
  return {
    stored: rows,
    letters,
    links: letters.flatMap(({ body }) => /https?:\/\/[^\s"<]+\/public\/[^\s"<]+/.exec(body) ?? []),
  };
};

export const posted = (app: TestApp, path: string, json: unknown, headers: Record<string, string> = {}) =>
  app.fetch(`/public/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost', ...headers },
    body: JSON.stringify(json),
  });
