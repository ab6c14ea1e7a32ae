import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { hashToken } from '../session/book.ts';

/** An access token is valid for an hour. */
export const ACCESS_MS = 3_600_000;

type Making = Pick<Deps, 'keyed' | 'newToken'>;
type Reading = Pick<Deps, 'keyed' | 'now'>;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const markOf = ({ keyed }: Pick<Deps, 'keyed'>, text: string): string => keyed('apiKeys', text).slice(0, 22);

/** The last part is an HMAC: a made-up key is refused without a query. */
export const newKeyText = (deps: Making): { secret: string; tokenHash: string } => {
  const start = `patuh.${deps.newToken()}`;
  const secret = `${start}.${markOf(deps, start)}`;
  return { secret, tokenHash: hashToken(secret) };
};

export const newAccessToken = (deps: Reading, tokenHash: string): string => {
  const start = `patuh-access.${tokenHash}.${deps.now() + ACCESS_MS}`;
  return `${start}.${markOf(deps, start)}`;
};

/** The hash of the key that the text is, or belongs to; undefined if this installation did not make it or it expired. */
export const readKeyText = (deps: Reading, text: string): { tokenHash: string; isAccess: boolean } | undefined => {
  const end = text.lastIndexOf('.');
  if (text.length > 200 || end < 0) return undefined;
  const start = text.slice(0, end);
  if (!isSame(markOf(deps, start), text.slice(end + 1))) return undefined;
  const [kind, tokenHash = '', endsAt] = start.split('.');
  if (kind === 'patuh') return { tokenHash: hashToken(text), isAccess: false };
  return kind === 'patuh-access' && Number(endsAt) > deps.now() ? { tokenHash, isAccess: true } : undefined;
};
