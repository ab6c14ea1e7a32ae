import { QueryClient } from '@tanstack/react-query';
import { keepAccess } from './access.ts';

export const retries = (count: number, error: unknown): boolean => {
  const status = (error as { status?: number }).status ?? 0;
  // The server's answers do not change by asking again; only silence and trouble on its side are worth another try.
  return count < 2 && (status === 0 || status >= 500);
};

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retries, staleTime: 5000, refetchOnWindowFocus: false } },
});

keepAccess(queryClient);
