import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../database.ts';

type Listener = (companyId: string, ids: readonly string[]) => void;

const hearing = new Set<Listener>();

/** Returns the function that unsubscribes. */
export const onStaled = (listener: Listener): (() => void) => {
  hearing.add(listener);
  return () => {
    hearing.delete(listener);
  };
};

export const tellStaled = (tx: Tx, { companyId }: Scope, ids: readonly string[]): void =>
  tx.afterCommit(() => {
    for (const listener of hearing) listener(companyId, ids);
  });
