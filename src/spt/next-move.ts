import type { SptListRow } from '#domain/spt/record-schema.ts';
import { awaitsPayment, isFiled } from '#domain/spt/status-queries.ts';

export const nextMove = ({ status, toDo, actions }: Pick<SptListRow, 'status' | 'toDo' | 'actions'>) =>
  actions.find((move) => move === (awaitsPayment({ status }) ? 'pay' : toDo?.move));

type Paper = { readonly key: 'open' | 'pdf' | 'bpe'; readonly leads: boolean };

export const papersOf = (spt: Pick<SptListRow, 'status'>): readonly Paper[] => [
  { key: 'open', leads: false },
  { key: 'pdf', leads: false },
  ...(isFiled(spt) ? [{ key: 'bpe' as const, leads: true }] : []),
];
