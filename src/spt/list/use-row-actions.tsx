import { useTranslate } from 'react-admin';
import type { SptListRow } from '#domain/spt/listed.ts';
import { isFiled } from '#domain/spt/standing.ts';
import { openFile } from '../../app/download.ts';
import type { MenuChoice } from '../../kit/MenuButton.tsx';
import { useSptActions } from '../detail/use-spt-actions.tsx';
import { sptPaths } from '../paths.ts';
import { sptPaper } from '../spt-api.ts';

/** What may be done with a return from a list, the next thing first, and its papers. */
export const useRowActions = (row: SptListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const { moves: all, next, dialog, busy } = useSptActions(row, onChanged);
  const moves = next ? [next, ...all.filter((move) => move !== next)] : all;
  const words = (key: string) => translate(`sptScreen.action.${key}`);
  const bpe: MenuChoice = {
    key: 'bpe',
    icon: 'shield',
    label: words('bpe'),
    onPick: () => openFile(sptPaper(row, 'bpe')),
  };
  const documents: readonly MenuChoice[] = [
    { key: 'open', icon: 'document', label: words('open'), to: sptPaths.detail(row, 'induk') },
    { key: 'pdf', icon: 'print', label: words('pdf'), to: sptPaths.pdf(row) },
    ...(isFiled(row) ? [bpe] : []),
  ];
  return { moves, next, documents, dialog, busy };
};
