/** Codes of Node where a server is not reached, or the connection to it breaks. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT)$/;

/** What pg says in words only, without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** The connection to PostgreSQL could not be made, or broke; its code is that of PostgreSQL for a broken connection. */
export class ConnectionError extends Error {
  readonly code = '08006';
}

/**
 * The error itself, or a `ConnectionError` around it where it is about the connection. Only the database's own calls go through here: the same
 * codes of an outside service say nothing of the database.
 */
export const connectionError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const isNetwork = typeof code === 'string' && NETWORK.test(code);
  return isNetwork || WORDS.test(error.message)
    ? new ConnectionError(error.message || String(code), { cause: error })
    : error;
};

/** Runs a call to PostgreSQL; throws what `connectionError` makes of its failure. */
export const overConnection = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw connectionError(error);
  }
};
