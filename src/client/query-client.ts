import { hashKey, QueryClient } from '@tanstack/react-query';
import { everyAction, mayDo } from '#domain/access.ts';

/** Where react-admin keeps its answers to `useCanAccess`. */
const ACCESS = ['auth', 'canAccess'] as const;

type AccessRequest = { readonly resource?: string; readonly action?: string };

/** What a person may do hangs on the company alone: one answer does for every record, for as long as the page stands. */
export const keepAccess = (client: QueryClient): void =>
  client.setQueryDefaults(ACCESS, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A look for another query asks this of its own key too.
    queryKeyHashFn: (key) => {
      const [auth, kind, request] = key as readonly [unknown, unknown, AccessRequest | undefined];
      const ours = auth === ACCESS[0] && kind === ACCESS[1] && request !== undefined;
      return hashKey(ours ? [...ACCESS, { resource: request.resource, action: request.action }] : key);
    },
  });

/** Answers everything `useCanAccess` can ask, so that no part of a page waits for its leave to be drawn. */
export const fillAccess = (client: QueryClient, permissions: ReadonlySet<string>): void => {
  for (const { resource, action } of everyAction)
    client.setQueryData([...ACCESS, { resource, action }], mayDo(permissions, resource, action));
};

export const retries = (count: number, error: unknown): boolean => {
  const status = (error as { status?: number }).status ?? 0;
  // The server's answers do not change by asking again; only silence and trouble on its side are worth another try.
  return count < 2 && (status === 0 || status >= 500);
};

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retries, staleTime: 5000, refetchOnWindowFocus: false } },
});

keepAccess(queryClient);
