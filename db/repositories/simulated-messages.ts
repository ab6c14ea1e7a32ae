import { and, count, desc, eq, gt, inArray, isNull, like, lte, or, type SQL } from 'drizzle-orm';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { withoutTokens } from '#domain/text/opening-links.ts';
import { unscoped } from '../company-context.ts';
import type { Db, Query } from '../database.ts';
import { simulatedMessages } from '../tables.ts';
import { chainRecords } from './records/append-links.ts';

type Row = typeof simulatedMessages.$inferSelect;
type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };
type Stored = Omit<Row, 'attachments' | 'needs'> & {
  readonly attachments: readonly Attachment[];
  readonly needs: readonly Permission[];
};

export type StoreAttachment = (
  companyId: string,
  needs: readonly Permission[],
  attachment: Attachment,
) => Promise<string>;

const TOKEN = '%{token}';
type TokenOf = (purpose: 'links', letterId: string) => string;

const withoutToken = (text: string, token: string): string => withoutTokens(text.replaceAll(token, TOKEN));

/** The token of its link is derived from its id. */
export const asSent = (message: Row, tokenOf: TokenOf): Row => {
  const token = tokenOf('links', message.id);
  const sent = (text: string): string => text.replaceAll(TOKEN, token);
  return { ...message, subject: sent(message.subject), body: sent(message.body) };
};

/** For anybody but the recipient. */
export const withoutLink = (message: Row, words: string): Row => ({
  ...message,
  body: message.body.replace(/https?:\/\/[^\s"<>]*%\{token\}/g, words).replaceAll(TOKEN, words),
});

/** Storing the same message twice stores it once. */
export const databaseMailbox = (db: Db, tokenOf: TokenOf, store: StoreAttachment) => ({
  keep: async ({ attachments, needs, ...message }: Stored): Promise<void> => {
    const token = tokenOf('links', message.id);
    const subject = withoutToken(message.subject, token);
    const body = withoutToken(message.body, token);
    const stored = await Promise.all(
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
        .values({ ...message, subject, body, needs: [...needs], attachments: stored })
        .onConflictDoNothing();
      chainRecords(tx, message.companyId, 'mailbox', [message.id]);
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

export type Viewer = {
  /** The names that letters with a secret link may be addressed to: the id of the account, and its address. */
  readonly names: readonly string[];
  readonly company: boolean;
  /** The links are never shown to others. */
  readonly accounts: boolean;
};

const seenBy = (scope: Scope, { names, company, accounts }: Viewer): SQL | undefined =>
  or(
    inArray(simulatedMessages.addressee, [...names]),
    company
      ? and(
          eq(simulatedMessages.companyId, scope.companyId),
          accounts ? undefined : isNull(simulatedMessages.addressee),
        )
      : undefined,
  );

type Channel = Row['channel'] | undefined;
const ofChannel = (channel: Channel) => (channel === undefined ? undefined : eq(simulatedMessages.channel, channel));

/** Newest first, including those to the viewer from every company. */
export const unsafeMessages = unscoped(
  (
    scope: Scope,
    query: Query,
    viewer: Viewer,
    { channel, limit, offset }: { channel: Channel; limit: number; offset: number },
  ): Promise<Row[]> =>
    query
      .select()
      .from(simulatedMessages)
      .where(and(seenBy(scope, viewer), ofChannel(channel)))
      .orderBy(desc(simulatedMessages.at), desc(simulatedMessages.id))
      .limit(limit)
      .offset(offset)
      .then((rows) => rows),
);

export const unsafeCountMessages = unscoped(
  async (scope: Scope, query: Query, viewer: Viewer, channel: Channel): Promise<number> => {
    const [row] = await query
      .select({ n: count() })
      .from(simulatedMessages)
      .where(and(seenBy(scope, viewer), ofChannel(channel)));
    return Number(row?.n ?? 0);
  },
);

export const unsafeMessage = unscoped(
  async (scope: Scope, query: Query, names: readonly string[], id: string): Promise<Row | null> => {
    const [row] = await query
      .select()
      .from(simulatedMessages)
      .where(
        and(
          eq(simulatedMessages.id, id),
          or(eq(simulatedMessages.companyId, scope.companyId), inArray(simulatedMessages.addressee, [...names])),
        ),
      )
      .limit(1);
    return row ?? null;
  },
);
