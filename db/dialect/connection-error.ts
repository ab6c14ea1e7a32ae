/** Node error codes for an unreachable server or a broken connection. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT)$/;

const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Carries PostgreSQL's code for a broken connection. */
export class ConnectionError extends Error {
  readonly code = '08006';
}

/**
 * Unchanged when the error is not about the connection. Only the database's own calls may use it: the same codes from
 * an outside service say nothing about the database.
 */
export const connectionError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const isNetwork = typeof code === 'string' && NETWORK.test(code);
  return isNetwork || WORDS.test(error.message)
    ? new ConnectionError(error.message || String(code), { cause: error })
    : error;
};

export const overConnection = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw connectionError(error);
  }
};
