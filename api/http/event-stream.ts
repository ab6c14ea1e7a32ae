import { streamSSE } from 'hono/streaming';
import type { Scope } from '#domain/scope.ts';
import { watchedJob } from '../modules/jobs/read-jobs.ts';
import { joined, type News, newsFor } from '../modules/notifications/news.ts';
import type { Ctx } from './context.ts';
import type { Edge } from './edge.ts';
import { scopeFor, signedBy } from './guard.ts';

/** Where the records a piece of news is about are listed. */
const lists: Readonly<Record<string, string>> = {
  faktur: 'efaktur/out/ctas',
  billing: 'ebilling',
  payment: 'ebilling/payment',
  bupot: 'ebupot/slips',
};
const KEEP_ALIVE_MS = 15_000;
/** News about one thing is told at most this often: the newest wins. */
const CALM_MS = 250;
const MOST_PER_PERSON = 12;

/** What a stream is about; one about everything has no topic. */
export type Topic = {
  /** Whether this person may listen, at its beginning and for as long as it lasts. */
  readonly mayHear: (scope: Scope) => boolean;
  readonly events: readonly string[];
  /** Kinds of the jobs whose progress belongs to it, or how these begin. */
  readonly jobs: readonly string[];
};

const isAbout = (topic: Topic | undefined, { event, jobId }: News): boolean =>
  topic === undefined || jobId !== undefined || topic.events.includes(event);

/** What happens in the company, told as it happens to whoever may see it. */
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
      let wake: () => void = () => undefined;
      const stop = edge.bus.listen(scope.companyId, (happening) => {
        const news = newsFor(scope, happening);
        if (!news || !isAbout(topic, news)) return;
        waiting.set(news.key, joined(waiting.get(news.key), news));
        wake();
      });
      const tell = async ({ event, jobId, ids, data }: News): Promise<void> => {
        const job = jobId ? await watchedJob(edge.deps, scope, jobId) : undefined;
        if (job && topic && !topic.jobs.some((kind) => job.kind.startsWith(kind))) return;
        const told = jobId ? job : ids ? { ids, list: lists[event] } : data;
        if (told) await stream.writeSSE({ event, data: JSON.stringify(told) });
      };
      const leave = () => stream.abort();
      edge.stopping.signal.addEventListener('abort', leave, { once: true });
      stream.onAbort(() => wake());
      try {
        await stream.writeSSE({ event: 'ready', data: '{}' });
        let checked = edge.deps.now();
        while (!stream.aborted) {
          if (edge.deps.now() - checked >= KEEP_ALIVE_MS) {
            // Signed out, switched or run out meanwhile: this stream belongs to nobody any more.
            const signed = await signedBy(edge, c);
            if (signed?.companyId !== scope.companyId) break;
            scope = scopeFor(edge, c, signed);
            if (topic && !topic.mayHear(scope)) break;
            checked = edge.deps.now();
          }
          if (waiting.size === 0) {
            const told = await Promise.race([
              new Promise<true>((resolve) => {
                wake = () => resolve(true);
              }),
              stream.sleep(KEEP_ALIVE_MS).then(() => false),
            ]);
            if (!told) {
              await stream.write(': \n\n');
              continue;
            }
          }
          const batch = [...waiting.values()];
          waiting.clear();
          for (const news of batch) await tell(news).catch(() => undefined);
          await stream.sleep(CALM_MS);
        }
      } finally {
        stop();
        edge.stopping.signal.removeEventListener('abort', leave);
        open.set(scope.userId, (open.get(scope.userId) ?? 1) - 1);
      }
    });
  };
};
