import pg from 'pg';

const CHANNEL = 'patuh_news';
const AGAIN_MS = 2_000;

/**
 * Postgres LISTEN/NOTIFY on a dedicated connection. A lost connection is reopened; messages sent meanwhile are lost,
 * which is acceptable here.
 */
export const openNotify = async (url: string, failed: (error: unknown) => void) => {
  const listeners = new Set<(text: string) => void>();
  let client: pg.Client | undefined;
  let closed = false;
  /** Sequential, because a connection runs one statement at a time. */
  let sending: Promise<unknown> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on('error', failed);
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!closed) setTimeout(() => void connect().catch(failed), AGAIN_MS).unref();
    });
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '');
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  };
  await connect();

  return {
    send: (text: string): void => {
      sending = sending.then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, text])).catch(failed);
    },
    hear: (listener: (text: string) => void): void => {
      listeners.add(listener);
    },
    close: async (): Promise<void> => {
      closed = true;
      await sending;
      await client?.end();
    },
  };
};
