import type { ReactNode } from 'react';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import type { ResourceWith } from '../../client/request.ts';
import type { BulkResource } from '../../client/verbs.ts';
import { askingSignee } from '../../ui/documents/SigneeDialog.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { useDocumentActions, usePossibleMoves } from '../../ui/documents/use-document-actions.tsx';
import { lookedVat } from '../looked-vat.ts';

type Family<M extends string> = Parameters<typeof useDocumentActions<M>>[0] & { readonly resource: SentResource };
type SentResource = Extract<ResourceWith<'PUT', '/{id}/signee'>, BulkResource>;
type Handed<M extends string> = Parameters<typeof useDocumentActions<M>>[2];

type Row = {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly officeCode: string | null;
  readonly counterpartyName: string;
} & Parameters<typeof lookedVat>[0];

export const aboutOf = (number: ReactNode, { counterpartyName }: Pick<Row, 'counterpartyName'>): ReactNode => (
  <p>
    <b>{number}</b> · {counterpartyName}
  </p>
);

type SentActionOptions<M extends string> = Omit<Handed<M>, 'possible'> & {
  readonly barred?: (move: M) => boolean;
};

/** Changing the signee of a rejected document sends it again. */
export const useSentActions = <M extends string>(
  of: Family<M>,
  row: Row,
  { barred = () => false, dialogs, ...handed }: SentActionOptions<M>,
) => {
  const { bulk } = useBulkCalls(of.resource);
  const { id, version, status, officeCode } = row;
  const repair = officeCode ? officeAdvice(officeCode).repair : undefined;
  const possible = usePossibleMoves(of.status, row, repair).filter((move) => !barred(move));
  const changeSignee = askingSignee({
    resource: of.resource,
    id,
    signees: '/efaktur/signee',
    version,
    resends: sentMoves.retry.from.some((one) => one === status),
    send: () => bulk({ action: 'retry', ids: [id] }),
  });
  return useDocumentActions<M>(of, row, {
    ...handed,
    possible,
    look: lookedVat(row),
    dialogs: { ...dialogs, changeSignee } as NonNullable<Handed<M>['dialogs']>,
  });
};
