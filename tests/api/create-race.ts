import type { Client } from './app.ts';

export type Answer = { status: number; body: Record<string, unknown> };
export type Post = { path?: string; json?: unknown; form?: () => FormData; by?: Client };
/** `once`: of all concurrent requests one succeeds; the others are refused or get the same response. */
export type Race = { post: () => Promise<Post>; once?: Known; atMostOnce?: Known; also?: Also };
type Known = (body: Record<string, unknown>) => unknown;
type Also = (answers: readonly Answer[]) => Promise<void> | void;

export const form = (fields: Record<string, string | File>) => () => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
