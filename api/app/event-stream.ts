import { streamSSE } from 'hono/streaming';
import type { Scope } from '#domain/scope.ts';
import type { Ctx, Edge } from '../http/edge.ts';
import { callerBy, lacksFactor, scopeFor } from '../http/guard.ts';
import { watchedJob } from '../services/jobs/read-jobs.ts';
import { joined, type News, newsFor } from '../services/notifications/news.ts';

const KEEP_ALIVE_MS = 15_000;
/** Events about one record are sent at most this often; the newest replaces the others. */
const CALM_MS = 250;
const MOST_PER_PERSON = 12;

export type Topic = {
  readonly mayHear: (scope: Scope) => boolean;
  readonly events: readonly string[];
  /** Kinds (or prefixes of kinds) of jobs whose progress belongs to the topic. */
  readonly jobs: readonly string[];
};

const isAbout = (topic: Topic | undefined, { event, jobId }: News): boolean =>
  topic === undefined || jobId !== undefined || topic.events.includes(event);

const sameAccess = (one: Scope, other: Scope): boolean =>
  one.role === other.role &&
  one.permissions.size === other.permissions.size &&
  [...one.permissions].every((key) => other.permissions.has(key));

export const streaming = (edge: Edge) => {
  const open = new Map<string, number>();

  return (c: Ctx, topic?: Topic): Response => {
    let scope = c.get('scope');
    const held = open.get(scope.userId) ?? 0;
    if (held >= MOST_PER_PERSON) return c.body(null, 429, { 'Retry-After': '5' });
    open.set(scope.userId, held + 1);
    c.header('X-Accel-Buffering', 'no');

    return streamSSE(c, async (stream) => {
      const waiting = new Map<string, News>();
      /** Set when the session changed: the permission must be checked again. */
      let doubtful = false;
      let stopListening: () => void = () => undefined;
      let doubted: () => void = () => undefined;
      const stop = edge.bus.listen(scope.companyId, (happening) => {
        const news = newsFor(scope, happening);
        if (!news || !isAbout(topic, news)) return;
        waiting.set(news.key, joined(waiting.get(news.key), news));
        stopListening();
      });
      const unwatch = edge.book.watch(c.get('sessionHash'), () => {
        doubtful = true;
        doubted();
      });
      const tell = async (news: News): Promise<void> => {
        const { key, event, jobId, ids, data } = news;
        const job = jobId && !doubtful ? await watchedJob(edge.deps, scope, jobId) : undefined;
        if (doubtful) {
          // Buffered until the session has been checked.
          waiting.set(key, joined(news, waiting.get(key) ?? news));
          return;
        }
        if (job && topic && !topic.jobs.some((kind) => job.kind.startsWith(kind))) return;
        const message = jobId ? job : ids ? { ids } : data;
        if (message) await stream.writeSSE({ event, data: JSON.stringify(message) });
      };
      const leave = () => stream.abort();
      edge.stopping.signal.addEventListener('abort', leave, { once: true });
      stream.onAbort(() => doubted());
      /** Waits for this long, or until the session must be checked, or (unless `calm`) until there is an event. */
      const pause = (ms: number, calm: boolean): Promise<void> =>
        doubtful || (!calm && waiting.size > 0)
          ? Promise.resolve()
          : Promise.race([
              new Promise<void>((resolve) => {
                doubted = resolve;
                stopListening = calm ? () => undefined : resolve;
              }),
              stream.sleep(ms).then(() => undefined),
            ]);
      try {
        await stream.writeSSE({ event: 'ready', data: '{}' });
        let checked = edge.deps.now();
        let endsAt = (await callerBy(edge, c))?.expiresAt ?? 0;
        while (!stream.aborted) {
          const now = edge.deps.now();
          if (doubtful || now >= endsAt || now - checked >= KEEP_ALIVE_MS) {
            doubtful = false;
            const signed = await callerBy(edge, c);
            // Signed out, switched to another company or expired: the stream ends.
            if (signed?.companyId !== scope.companyId || lacksFactor(edge, signed)) break;
            const before = scope;
            scope = scopeFor(edge, c, signed);
            if (!topic && !sameAccess(before, scope)) await stream.writeSSE({ event: 'access', data: '{}' });
            if (topic && !topic.mayHear(scope)) break;
            [checked, endsAt] = [now, signed.expiresAt];
            continue;
          }
          if (waiting.size > 0) {
            const batch = [...waiting.values()];
            waiting.clear();
            for (const news of batch) await tell(news).catch(() => undefined);
            await pause(CALM_MS, true);
            continue;
          }
          await pause(Math.max(1, Math.min(KEEP_ALIVE_MS, endsAt - now)), false);
          if (!doubtful && !stream.aborted && waiting.size === 0) await stream.write(': \n\n');
        }
      } finally {
        stop();
        unwatch();
        edge.stopping.signal.removeEventListener('abort', leave);
        open.set(scope.userId, (open.get(scope.userId) ?? 1) - 1);
      }
    });
  };
};
