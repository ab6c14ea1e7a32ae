import { and, count, desc, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Db, Query } from '../connection.ts';
import { simulatedMessages } from '../tables.ts';

type Row = typeof simulatedMessages.$inferSelect;
type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };
type Kept = Omit<Row, 'attachments'> & { readonly attachments: readonly Attachment[] };

/** Puts the bytes of an attachment where files are kept and answers with the file's id. */
export type StoreAttachment = (companyId: string, attachment: Attachment) => Promise<string>;

/** The embedded mailbox and phone: what would have left the house. Keeping the same message twice keeps it once. */
export const databaseMailbox = (db: Db, store: StoreAttachment) => ({
  keep: async ({ attachments, ...message }: Kept): Promise<void> => {
    const kept = await Promise.all(
      attachments.map(async (attachment) => ({
        name: attachment.name,
        type: attachment.type,
        size: attachment.content.byteLength,
        fileId: await store(message.companyId, attachment),
      })),
    );
    await db.transact(async (tx) => {
      await tx.db
        .insert(simulatedMessages)
        .values({ ...message, attachments: kept })
        .onConflictDoNothing();
    });
  },
});

/** The newest first. */
export const listMessages = (
  scope: Scope,
  query: Query,
  { channel, limit, offset }: { channel?: Row['channel']; limit: number; offset: number },
): Promise<Row[]> =>
  query
    .select()
    .from(simulatedMessages)
    .where(
      and(
        eq(simulatedMessages.companyId, scope.companyId),
        channel === undefined ? undefined : eq(simulatedMessages.channel, channel),
      ),
    )
    .orderBy(desc(simulatedMessages.at), desc(simulatedMessages.id))
    .limit(limit)
    .offset(offset)
    .then((rows) => rows);

export const countMessages = async (scope: Scope, query: Query, channel?: Row['channel']): Promise<number> => {
  const [row] = await query
    .select({ n: count() })
    .from(simulatedMessages)
    .where(
      and(
        eq(simulatedMessages.companyId, scope.companyId),
        channel === undefined ? undefined : eq(simulatedMessages.channel, channel),
      ),
    );
  return Number(row?.n ?? 0);
};

export const getMessage = async (scope: Scope, query: Query, id: string): Promise<Row | null> => {
  const [row] = await query
    .select()
    .from(simulatedMessages)
    .where(and(eq(simulatedMessages.companyId, scope.companyId), eq(simulatedMessages.id, id)))
    .limit(1);
  return row ?? null;
};
