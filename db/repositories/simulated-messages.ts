import { and, count, desc, eq, gt, like, lte } from 'drizzle-orm';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { withoutTokens } from '#domain/text/opening-links.ts';
import type { Db, Query } from '../database.ts';
import { simulatedMessages } from '../tables.ts';

type Row = typeof simulatedMessages.$inferSelect;
type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };
type Kept = Omit<Row, 'attachments' | 'needs'> & {
  readonly attachments: readonly Attachment[];
  readonly needs: readonly Permission[];
};

/** Puts the bytes of an attachment where files are kept and answers with the file's id. */
export type StoreAttachment = (
  companyId: string,
  needs: readonly Permission[],
  attachment: Attachment,
) => Promise<string>;

/** Stands for the token of the letter's own link. */
const TOKEN = '%{token}';
/** Makes the token of a link from the id of its letter. */
type TokenOf = (purpose: 'links', letterId: string) => string;

const withoutToken = (text: string, token: string): string => withoutTokens(text.replaceAll(token, TOKEN));

/** A message as its reader got it: the token of its link is nowhere kept, and made again from its id. */
export const asSent = (message: Row, tokenOf: TokenOf): Row => {
  const token = tokenOf('links', message.id);
  const sent = (text: string): string => text.replaceAll(TOKEN, token);
  return { ...message, subject: sent(message.subject), body: sent(message.body) };
};

/** The embedded mailbox and phone: what would have left the house. Keeping the same message twice keeps it once. */
export const databaseMailbox = (db: Db, tokenOf: TokenOf, store: StoreAttachment) => ({
  keep: async ({ attachments, needs, ...message }: Kept): Promise<void> => {
    const token = tokenOf('links', message.id);
    const subject = withoutToken(message.subject, token);
    const body = withoutToken(message.body, token);
    const kept = await Promise.all(
      attachments.map(async (attachment) => ({
        name: attachment.name,
        type: attachment.type,
        size: attachment.content.byteLength,
        fileId: await store(message.companyId, needs, attachment),
      })),
    );
    await db.transact(async (tx) => {
      await tx.db
        .insert(simulatedMessages)
        .values({ ...message, subject, body, needs: [...needs], attachments: kept })
        .onConflictDoNothing();
    });
  },
  to: (beginning: string, since: number, until: number): Promise<{ companyId: string; id: string; at: number }[]> =>
    db.read
      .select({ companyId: simulatedMessages.companyId, id: simulatedMessages.id, at: simulatedMessages.at })
      .from(simulatedMessages)
      .where(
        and(
          like(simulatedMessages.recipient, `${beginning}%`),
          gt(simulatedMessages.at, since),
          lte(simulatedMessages.at, until),
        ),
      )
      .then((rows) => rows),
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
