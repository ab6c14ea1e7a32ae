import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import * as kept from '../../../db/repositories/simulated-messages.ts';
import { type Deps, permitAll } from '../../services/deps.ts';

type Message = NonNullable<Awaited<ReturnType<typeof kept.getMessage>>>;

const shown = ({ companyId: _, needs: __, at, ...message }: Message) => ({
  ...message,
  at: new Date(at).toISOString(),
});

/** The embedded mailbox and phone: what would have gone out, newest first. Words only in the single view. */
export const getMessages = async (
  deps: Deps,
  scope: Scope,
  channel: Message['channel'] | undefined,
  page: { offset: number; limit: number },
) => {
  const { read } = deps.db;
  const [rows, total] = await Promise.all([
    kept.listMessages(scope, read, { channel, ...page }),
    kept.countMessages(scope, read, channel),
  ]);
  const heads = rows.map((row) => {
    const { body: _, ...head } = shown(kept.asSent(row, deps.keyed));
    return head;
  });
  return { rows: heads, total };
};

export const getMessage = async (deps: Deps, scope: Scope, id: string) => {
  const message = await kept.getMessage(scope, deps.db.read, id);
  if (!message) throw new Problem('not_found');
  permitAll(scope, message.needs);
  return shown(kept.asSent(message, deps.keyed));
};
