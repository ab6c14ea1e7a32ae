import { useTranslate } from 'react-admin';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { openFile } from '../../client/download.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useSptActions } from '../detail/use-spt-actions.tsx';
import { papersOf } from '../next-move.ts';
import { sptPaths } from '../paths.ts';
import { useSptName } from '../SptChip.tsx';
import { sptPaper } from '../spt-api.ts';

/** What may be done with a return from a list, the next thing first, and its papers. */
export const useRowActions = (row: SptListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const nameOf = useSptName();
  const { moves: all, next, dialog, busy } = useSptActions(row, onChanged);
  const moves = next ? [next, ...all.filter((move) => move !== next)] : all;
  const papers: Record<'open' | 'pdf' | 'bpe', Pick<MenuChoice, 'icon' | 'to' | 'onPick'>> = {
    open: { icon: 'document', to: sptPaths.detail(row, 'induk') },
    pdf: { icon: 'print', to: sptPaths.pdf(row) },
    bpe: { icon: 'shield', onPick: () => openFile(sptPaper(row, 'bpe')) },
  };
  const documents: readonly MenuChoice[] = papersOf(row).map((paper) => ({
    ...paper,
    ...papers[paper.key],
    label: translate(`sptScreen.action.${paper.key}`),
  }));
  return { name: nameOf(row), moves, next, documents, dialog, busy };
};
