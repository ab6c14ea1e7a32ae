import { EventSource } from 'eventsource';
import type { TestApp } from '../api/app.ts';
import { ORIGIN } from '../api/origin.ts';

/** The connection of a window to the server: its cookie, and a way to close it. */
export type Line = { cookie: string; hangUp(): void };

const addressOf = (params: RequestInfo | URL): string => {
  const { pathname, search } = new URL(params instanceof Request ? params.url : params, ORIGIN);
  return pathname + search;
};

/** From now on requests and streams of the page are answered by this product in this process, without a network. */
export const lineTo = (app: TestApp, cookie: string): Line => {
  const open = new Set<EventSource>();
  const line: Line = {
    cookie,
    hangUp: () => {
      for (const source of open) source.close();
    },
  };
  const ask = async (params: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', line.cookie);
    headers.set('Host', new URL(ORIGIN).host);
    if (init.method && init.method !== 'GET') headers.set('Origin', ORIGIN);
    const answer = await app.fetch(addressOf(params), { ...init, headers });
    line.cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? line.cookie;
    return answer;
  };
  /** Closing a stream also ends it for the product, like a broken connection. */
  const listen = async (url: string | URL, init: RequestInit): Promise<Response> => {
    const answer = await ask(url, init);
    const { signal } = init;
    return new Response(answer.body?.pipeThrough(new TransformStream(), signal ? { signal } : {}), answer);
  };
  class Events extends EventSource {
    constructor(path: string) {
      super(new URL(path, ORIGIN), { fetch: (url, init) => listen(url, init as RequestInit) });
      open.add(this);
    }
  }
  Object.assign(globalThis, { fetch: ask, EventSource: Events });
  return line;
};
