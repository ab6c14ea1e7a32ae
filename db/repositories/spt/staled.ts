import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../database.ts';

type Heard = (companyId: string, ids: readonly string[]) => void;

const hearing = new Set<Heard>();

/** Whoever tells open screens hears which returns a document made stale where its row was written; returns how to stop hearing. */
export const onStaled = (heard: Heard): (() => void) => {
  hearing.add(heard);
  return () => {
    hearing.delete(heard);
  };
};

/** Told once it is committed. */
export const tellStaled = (tx: Tx, { companyId }: Scope, ids: readonly string[]): void =>
  tx.afterCommit(() => {
    for (const heard of hearing) heard(companyId, ids);
  });
