import { Problem } from '#domain/problem.ts';
import { readKeyText } from '../services/api-keys/key-text.ts';
import type { Signed } from '../services/session/book.ts';
import type { Ctx, Edge } from './edge.ts';
import { setHeader } from './headers.ts';
import { networkOf } from './network.ts';

/** People, their access and the security of their accounts: only in a session. */
const WITHOUT_KEYS = [
  /^\/main\/api\/user\/(?!setting$)/,
  /^\/main\/api\/(session|users|companies|company-associate|roles|signees|certificate)(\/|$)/,
  /^\/main\/api\/(company\/(proof|coretax)|security-log|api-keys|webhooks|jurnal-integration|docs|intercom|help-desk)(\/|$)/,
];

export const isOpenToKeys = (path: string): boolean => !WITHOUT_KEYS.some((one) => one.test(path));

const tooMany = (seconds: number): Problem =>
  new Problem('too_many', { message: 'apiKeys.too_often', params: { seconds }, extra: { retryAfter: seconds } });

export const bearerOf = (c: Ctx): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

const invalid = (edge: Edge, c: Ctx): Problem => {
  const from = { ip: c.get('ip'), userAgent: c.req.header('User-Agent') ?? '' };
  edge.deps.securityLog.note({ userId: '', userName: '', ...from, event: 'api_key_refused' });
  const { left, seconds } = edge.keyRates.wrong(networkOf(c.get('ip')) ?? 'unknown');
  return left < 0 ? tooMany(seconds) : new Problem('unauthenticated', { message: 'apiKeys.invalid' });
};

/** Throws `unauthenticated`, or `too_many` above the limit of the key or, for invalid keys, of the address. */
export const signedByKey = async (edge: Edge, c: Ctx, text: string): Promise<Signed> => {
  const read = readKeyText(edge.deps, text);
  if (!read) throw invalid(edge, c);
  const { limit, left, seconds } = edge.keyRates.requests(read.tokenHash);
  setHeader(c, 'RateLimit-Limit', String(limit));
  setHeader(c, 'RateLimit-Remaining', String(Math.max(0, left)));
  setHeader(c, 'RateLimit-Reset', String(seconds));
  if (left < 0) throw tooMany(seconds);
  const signed = await edge.book.findKey(read.tokenHash);
  if (!signed) throw invalid(edge, c);
  c.set('byAccessToken', read.isAccess);
  return signed;
};

/** The company is the one of the key; another one is not found. */
export const permitKey = (c: Ctx, { apiKey, companyId }: Signed, named: string | undefined): void => {
  if (!apiKey?.publicApi) throw new Problem('forbidden', { message: 'apiKeys.off' });
  if (c.req.path.startsWith('/admin/') || (named ?? companyId) !== companyId) throw new Problem('not_found');
  if (!isOpenToKeys(c.req.path)) throw new Problem('forbidden', { message: 'apiKeys.session_only' });
};
