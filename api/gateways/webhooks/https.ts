import { lookup as resolveHost } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOutside } from './outside-address.ts';
import type { WebhookRequest, WebhookResult, Webhooks } from './port.ts';

const TIMEOUT_MS = 10_000;

class Refused extends Error {}

/** Used for the connection itself, so that a name cannot resolve to another address after the check. */
const outsideOnly: LookupFunction = (host, options, done) =>
  resolveHost(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || !found.every(({ address }) => isOutside(address))) return done(new Refused(host), []);
    const [first] = found;
    if (options.all) return done(null, found);
    return done(null, first?.address ?? '', first?.family);
  });

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.+)\]$/, '$1');

/** `allowed`: "host:port" of this installation that may be inside, and without https. */
export const httpsWebhooks = (allowed: readonly string[]): Webhooks => {
  const isAllowed = ({ host }: URL): boolean => allowed.includes(host);
  const accepts = (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    if (isAllowed(url)) return true;
    const host = bareHost(url);
    const named =
      isIP(host) !== 0 ? isOutside(host) : host.includes('.') && !/\.(localhost|local|internal)$/.test(host);
    return url.protocol === 'https:' && named && url.username === '' && url.password === '';
  };
  const send = ({ url: text, headers, body }: WebhookRequest): Promise<number> =>
    new Promise((resolve, reject) => {
      const url = new URL(text);
      const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = ask(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(isAllowed(url) ? {} : { lookup: outsideOnly }),
        },
        (response) => {
          // Nothing of the body is read; a redirect is a status as any other.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  return {
    accepts,
    post: async (request): Promise<WebhookResult> => {
      if (!accepts(request.url)) return { error: 'refused' };
      try {
        return { response: await send(request) };
      } catch (error) {
        return { error: error instanceof Refused ? 'refused' : 'unreachable' };
      }
    },
  };
};
