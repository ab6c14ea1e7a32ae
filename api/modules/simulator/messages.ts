import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { personById } from '../../../db/repositories/people.ts';
import * as messages from '../../../db/repositories/simulated-messages.ts';
import { type Deps, permit, permitAll } from '../../services/deps.ts';

type Message = NonNullable<Awaited<ReturnType<typeof messages.unsafeMessage>>>;

/** Any of these permissions opens the company's mailbox; a user's own letters need none. */
const READERS = ['EFAKTUR_DOC_SEND', 'SETTING_AUTO_MAIL_VIEW'] as const;

const viewerOf = async (deps: Deps, { userId, permissions }: Scope): Promise<messages.Viewer> => {
  const person = await personById(deps.db.read, userId);
  return {
    names: person ? [person.id, person.email] : [],
    company: READERS.some((key) => permissions.has(key)),
    accounts: permissions.has('SETTING_USER_CREATE'),
  };
};

const isFor = ({ names }: messages.Viewer, { addressee }: Message): boolean =>
  addressee !== null && names.includes(addressee);

const shown = ({ companyId: _, needs: __, addressee: ___, at, ...message }: Message) => ({
  ...message,
  at: new Date(at).toISOString(),
});

/** Newest first. Texts only in the single view. */
export const getMessages = async (
  deps: Deps,
  scope: Scope,
  channel: Message['channel'] | undefined,
  page: { offset: number; limit: number },
) => {
  const { read } = deps.db;
  const viewer = await viewerOf(deps, scope);
  const [rows, total] = await Promise.all([
    messages.unsafeMessages(scope, read, viewer, { channel, ...page }),
    messages.unsafeCountMessages(scope, read, viewer, channel),
  ]);
  const heads = rows.map((row) => {
    const { body: _, ...head } = shown(row);
    return head;
  });
  return { rows: heads, total };
};

/**
 * A link that opens an account is shown to its recipient only; outside the demo no links are shown, because other
 * people's letters are visible in the mailbox.
 */
export const getMessage = async (deps: Deps, scope: Scope, id: string) => {
  const viewer = await viewerOf(deps, scope);
  const message = await messages.unsafeMessage(scope, deps.db.read, viewer.names, id);
  if (!message) throw new Problem('not_found');
  const own = isFor(viewer, message);
  if (!own) {
    permit(scope, ...READERS);
    permitAll(scope, message.needs);
  }
  const isOpen = deps.simulatorShowsLinks && (own || message.addressee === null);
  if (isOpen) return { ...shown(messages.asSent(message, deps.keyed)), isLinkHidden: false };
  const words = say(scope.locale, deps.simulatorShowsLinks ? 'simulator.link_of_addressee' : 'simulator.link_hidden');
  return { ...shown(messages.withoutLink(message, words)), isLinkHidden: message.addressee !== null };
};
