import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../database.ts';

type Heard = (companyId: string, ids: readonly string[]) => void;

const hearing = new Set<Heard>();

/** Returns the function that unsubscribes. */
export const onStaled = (heard: Heard): (() => void) => {
  hearing.add(heard);
  return () => {
    hearing.delete(heard);
  };
};

export const tellStaled = (tx: Tx, { companyId }: Scope, ids: readonly string[]): void =>
  tx.afterCommit(() => {
    for (const heard of hearing) heard(companyId, ids);
  });
