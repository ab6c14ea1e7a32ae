import type { ReactNode } from 'react';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import { askingSignee } from '../../ui/documents/SigneeDialog.tsx';
import { useDocumentActions, usePossibleMoves } from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { lookedVat } from '../looked-vat.ts';

type Family<M extends string> = Parameters<typeof useDocumentActions<M>>[0];
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

/** Moves of a document that is created here and sent; changing the signee of a rejected one sends it again. */
export const useSentActions = <M extends string>(
  of: Family<M>,
  row: Row,
  { barred = () => false, dialogs, ...handed }: SentActionOptions<M>,
) => {
  const { ask } = useCall();
  const { id, version, status, officeCode } = row;
  const repair = officeCode ? officeAdvice(officeCode).repair : undefined;
  const possible = usePossibleMoves(of.status, row, repair).filter((move) => !barred(move));
  const changeSignee = askingSignee({
    path: `/${of.resource}/${id}`,
    signees: '/efaktur/signee',
    version,
    resends: sentMoves.retry.from.some((one) => one === status),
    send: () => ask('POST', `/${of.resource}/retry`, { ids: [id] }),
  });
  return useDocumentActions<M>(of, row, {
    ...handed,
    possible,
    look: lookedVat(row),
    dialogs: { ...dialogs, changeSignee } as NonNullable<Handed<M>['dialogs']>,
  });
};
