import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Does something to records of a list: says that it is done and lets every screen read them anew. Refusals have been told by the call itself. */
export const useRun = (resource: string, then: () => void) => {
  const notify = useNotify();
  const client = useQueryClient();
  const settled = (): void => {
    void client.invalidateQueries({ queryKey: [resource] });
    void client.invalidateQueries({ queryKey: ['get'] });
    then();
  };
  const run = (work: () => Promise<unknown>, words: string): Promise<void> =>
    work().then(
      () => {
        notify(words, { type: 'success' });
        settled();
      },
      () => undefined,
    );
  return { run, settled };
};
