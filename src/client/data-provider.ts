import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { type CallOptions, call, type Method, send } from './http.ts';

/** react-admin's own way to ask, over the one place that asks. */
const client = async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
  const answer = await send(method as Method, url, typeof body === 'string' ? JSON.parse(body) : undefined, {
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal ? { signal } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text, json: text ? JSON.parse(text) : undefined };
};

export const dataProvider = {
  ...simpleRest('/main/api', client),
  supportAbortSignal: true,
  /** Whatever the lists and forms have no word for: moves, bulk work, previews. */
  call: <T>(method: Method, path: string, body?: unknown, options?: CallOptions) =>
    call<T>(method, path, body, options),
} satisfies DataProvider;
