import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, type PersonKey, people } from '../../../fixtures/cast/people.ts';
import type { Machine } from './machine.ts';

const PATIENCE_MS = 10_000;
const AGAIN_MS = 50;

type RequestOptions = { json?: unknown; form?: () => FormData };
type ServerEvent = { event: string; data: Record<string, unknown> };

/** A proxy in front of the servers: when one does not respond, the other is tried. */
export const requests = async (
  servers: readonly Machine[],
  path: string,
  init: () => RequestInit,
): Promise<Response> => {
  for (const end = Date.now() + 3 * PATIENCE_MS; Date.now() < end; await pause(AGAIN_MS))
    for (const server of servers) {
      const address = server.address();
      if (!address) continue;
      try {
        const answer = await fetch(address + path, { ...init(), signal: AbortSignal.timeout(PATIENCE_MS) });
        // The body is read here: a server that dies while responding has not responded.
        return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), answer);
      } catch {
        // Killed: the other one.
      }
    }
  throw new Error(`nobody answers ${path}`);
};

export const tried = (server: Machine, who: PersonKey, password: string): Promise<Response> =>
  requests([server], '/public/api/session', () => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: people[who].email, password }),
  }));

/** A person who signs in at one server and sends requests to both alternately. */
export const visitor = async (servers: readonly [Machine, Machine], who: PersonKey) => {
  const signed = await tried(servers[0], who, PASSWORD);
  const { csrf, companyId } = (await signed.json()) as { csrf: string; companyId: string };
  const headers = {
    Cookie: signed.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    'X-CSRF-Token': csrf,
    'X-Company-Id': companyId,
  };
  let turn = 0;
  const ask = (method: string, path: string, { json, form }: RequestOptions = {}): Promise<Response> =>
    requests(turn++ % 2 === 0 ? servers : [servers[1], servers[0]], `/main/api${path}`, () => ({
      method,
      headers: { ...headers, ...(json === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(form ? { body: form() } : json === undefined ? {} : { body: JSON.stringify(json) }),
    }));

  /** An open event stream that continues at the other server when one dies. */
  const screen = () => {
    const stories: ServerEvent[] = [];
    const closed = new AbortController();
    let opened = 0;
    let at: Machine | undefined;
    const listen = async (server: Machine): Promise<void> => {
      const answer = await fetch(`${server.address()}/main/api/events?company=${companyId}`, {
        headers: { ...headers, Accept: 'text/event-stream' },
        signal: closed.signal,
      });
      if (!answer.body) return;
      opened++;
      at = server;
      let text = '';
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
          const event = field('event');
          if (event) stories.push({ event, data: JSON.parse(field('data') ?? '{}') as Record<string, unknown> });
        }
      }
    };
    const going = (async () => {
      for (let n = 0; !closed.signal.aborted; n++) {
        const server = servers[n % 2];
        if (server?.address()) await listen(server).catch(() => undefined);
        at = undefined;
        await pause(AGAIN_MS);
      }
    })();
    return {
      events: stories,
      opened: () => opened,
      at: () => at,
      close: async () => {
        closed.abort();
        await going;
      },
    };
  };
  return { ask, screen };
};
