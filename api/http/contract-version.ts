import type { MiddlewareHandler } from 'hono';
import { type AnnouncedRule, dayBegins, newestVersion, responsesSince } from '#domain/api-keys/contract.ts';
import { Problem } from '#domain/problem.ts';
import { pinVersion } from '../services/api-keys/pin-version.ts';
import type { Signed } from '../services/session/book.ts';
import type { Ctx, Edge, Env } from './edge.ts';
import { setHeader } from './headers.ts';

const HEADER = 'Patuh-Version';

const isOperation = (c: Ctx, operation: string): boolean => {
  const [method, path = ''] = operation.split(' ');
  return method === c.req.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(c.req.path);
};

const versionOf = ({ contract }: Edge, c: Ctx, { apiKey }: Signed): string => {
  const named = c.req.header(HEADER);
  if (named === undefined) return apiKey?.contractVersion ?? newestVersion(contract);
  const versions = contract.versions.map(({ date }) => date);
  if (versions.includes(named)) return named;
  const error = { key: 'apiKeys.unknown_version', params: { versions: versions.join(', ') } };
  throw new Problem('invalid', { errors: { [HEADER]: error } });
};

const inputOf = async (c: Ctx): Promise<Record<string, unknown>> => {
  const input: unknown = await c.req.json().catch(() => null);
  return typeof input === 'object' && input !== null ? { ...input } : {};
};

/** `Deprecation` of RFC 9745 and `Sunset` of RFC 8594. */
const announce = ({ id, announced, refusesFrom }: AnnouncedRule, c: Ctx): void => {
  setHeader(c, 'Deprecation', `@${dayBegins(announced) / 1000}`);
  setHeader(c, 'Sunset', new Date(dayBegins(refusesFrom)).toUTCString());
  setHeader(c, 'Patuh-Rule', id);
};

const applyRules = async ({ deps, contract }: Edge, c: Ctx): Promise<void> => {
  const now = deps.now();
  for (const rule of contract.rules.filter(({ operation }) => isOperation(c, operation))) {
    const errors = rule.check(await inputOf(c));
    if (Object.keys(errors).length === 0 || now < dayBegins(rule.announced)) continue;
    if (now >= dayBegins(rule.refusesFrom)) throw new Problem('invalid', { errors });
    announce(rule, c);
  }
};

/** For requests with an API key: the version it is pinned to, or the one the request names. */
export const inContractVersion =
  (edge: Edge): MiddlewareHandler<Env> =>
  async (c, next) => {
    const signed: Signed | undefined = c.get('signed');
    if (!signed?.apiKey) return next();
    const version = versionOf(edge, c, signed);
    setHeader(c, HEADER, version);
    if (signed.apiKey.contractVersion === null) await pinVersion(edge.deps, c.get('scope'), signed.hash, version);
    await applyRules(edge, c);
    await next();
    const older = responsesSince(edge.contract, version).filter(([operation]) => isOperation(c, operation));
    if (older.length === 0 || !c.res.ok) return;
    const newest: unknown = await c.res.json();
    c.res.headers.delete('Content-Length');
    c.res = c.json(older.reduce((response, [, toOlder]) => toOlder(response), newest) as never, c.res.status as 200);
  };
