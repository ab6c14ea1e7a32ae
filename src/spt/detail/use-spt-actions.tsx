import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useDocumentActions } from '../../ui/documents/use-document-actions.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { AmendDialog } from '../filing/AmendDialog.tsx';
import { FilingDialog } from '../filing/FilingDialog.tsx';
import { filingWords } from '../filing/WhatIsFiled.tsx';
import { usePay } from '../money/deposit-api.ts';
import { nextMove } from '../next-move.ts';
import { sptPaths, sptResource } from '../paths.ts';
import { useSptName } from '../SptChip.tsx';

export type SptActions = {
  readonly moves: readonly MenuChoice[];
  /** What is to be done next, where this person may. */
  readonly next: MenuChoice | undefined;
  readonly dialog: ReactNode;
  readonly busy: boolean;
};

/** As much of a return as says what may be done with it: a row of a list has it too. */
type Actionable = Pick<
  SptListRow,
  'id' | 'version' | 'type' | 'period' | 'revision' | 'postedAt' | 'status' | 'actions' | 'toDo'
> &
  Partial<Pick<SptView, 'bills'>>;

/** What may be done with one return now, as the server says, with the dialogs the answers need. `gone`: after it was removed. */
export const useSptActions = (spt: Actionable, again: () => void, gone = again): SptActions => {
  const nameOf = useSptName();
  const { payAll } = usePay();
  const navigate = useNavigate();
  const { moves, dialog, busy } = useDocumentActions({ resource: sptResource(spt.type), status: sptStatus }, spt, {
    possible: spt.actions,
    about: (
      <p>
        <b>{nameOf(spt)}</b>
      </p>
    ),
    begins: { prove: () => navigate(sptPaths.detail(spt, 'bill')), pay: () => payAll(spt) },
    dialogs: {
      file: ({ close, settled }) => <FilingDialog of={spt} onClose={close} onSent={settled} />,
      amend: ({ close }) => <AmendDialog of={spt} onClose={close} />,
    },
    labels: { file: filingWords(spt), ...(spt.postedAt === null ? {} : { post: 'sptDetail.repost' }) },
    onChanged: again,
    onGone: gone,
  });
  const next = nextMove(spt);
  return { moves, next: moves.find(({ key }) => key === next), busy, dialog };
};
