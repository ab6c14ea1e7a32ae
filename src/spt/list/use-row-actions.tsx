import { useTranslate } from 'react-admin';
import type { SptListRow } from '#domain/spt/listed.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { exists } from '../../app/exists.ts';
import type { MenuChoice } from '../../kit/MenuButton.tsx';
import { useSptActions } from '../detail/use-spt-actions.tsx';
import { sptPaths } from '../paths.ts';

/** Moves that need more than a press: they are made on the return's own page. */
const places: Partial<Record<SptMove, 'bill' | 'induk'>> = {
  prove: 'bill',
  pay: 'bill',
  file: 'induk',
  amend: 'induk',
};

/** What may be done with a return from a list: here, or on its page. The next thing to do comes first. */
export const useRowActions = (row: SptListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const { moves: here, dialog, busy } = useSptActions(row, onChanged);
  const there = row.actions.flatMap((move): MenuChoice[] => {
    const place = places[move];
    const made = here.some(({ key }) => key === move);
    if (!place || made) return [];
    const to = sptPaths.detail(row, place);
    if (!exists(to)) return [];
    return [{ key: move, label: translate(`spt.moves.${move}`), icon: 'send', to }];
  });
  const all = [...here, ...there];
  const next = all.find(({ key }) => key === row.toDo?.move);
  const moves = next ? [next, ...all.filter((move) => move !== next)] : all;
  const papers: readonly MenuChoice[] = [
    { key: 'open', icon: 'document', label: translate('sptScreen.action.open'), to: sptPaths.detail(row, 'induk') },
    { key: 'pdf', icon: 'download', label: translate('sptScreen.action.pdf'), to: sptPaths.pdf(row) },
  ];
  const documents = papers.filter(({ to }) => to === undefined || exists(to));
  return { moves, next, documents, dialog, busy };
};
