import { hashKey, QueryClient } from '@tanstack/react-query';
import { everyAction, mayDo } from '#domain/access.ts';

const ACCESS = ['auth', 'canAccess'] as const;

type AccessRequest = { readonly resource?: string; readonly action?: string };

/** Permissions depend on the company alone, so one response serves all records. */
export const keepAccess = (client: QueryClient): void =>
  client.setQueryDefaults(ACCESS, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Also called for lookups by keys of other queries.
    queryKeyHashFn: (key) => {
      const [auth, kind, request] = key as readonly [unknown, unknown, AccessRequest | undefined];
      const ours = auth === ACCESS[0] && kind === ACCESS[1] && request !== undefined;
      return hashKey(ours ? [...ACCESS, { resource: request.resource, action: request.action }] : key);
    },
  });

/** No component waits for a permission before rendering. */
export const fillAccess = (client: QueryClient, permissions: ReadonlySet<string>): void => {
  for (const { resource, action } of everyAction)
    client.setQueryData([...ACCESS, { resource, action }], mayDo(permissions, resource, action));
};

export const retries = (count: number, error: unknown): boolean => {
  const status = (error as { status?: number }).status ?? 0;
  // Retrying does not change a response; only network failures and server errors are retried.
  return count < 2 && (status === 0 || status >= 500);
};

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retries, staleTime: 5000, refetchOnWindowFocus: false } },
});

keepAccess(queryClient);
