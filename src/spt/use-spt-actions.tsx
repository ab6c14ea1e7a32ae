import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SptListRow } from '#domain/spt/listed.ts';
import type { SptMove } from '#domain/spt/status.ts';
import type { IconName } from '../kit/Icon.tsx';
import type { MenuChoice } from '../kit/MenuButton.tsx';
import { useRun } from '../kit/use-run.ts';
import { sptPaths } from './paths.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { sptResource, useSptApi } from './spt-api.ts';

/** Moves in the order a person wants them; the first that is offered is the main one. */
const wanted: readonly SptMove[] = [
  'retry',
  'file',
  'pay',
  'post',
  'validate',
  'prove',
  'inquire',
  'amend',
  'cancelWaiting',
  'remove',
];

const icons: Partial<Record<SptMove, IconName>> = {
  post: 'refresh',
  retry: 'refresh',
  validate: 'shield',
  prove: 'card',
  file: 'send',
  pay: 'card',
  inquire: 'refresh',
  amend: 'replaced',
  cancelWaiting: 'close',
  remove: 'trash',
};

type Row = Pick<SptListRow, 'id' | 'type' | 'period' | 'revision' | 'actions'>;

/** What may be done with one return now, from outside of its page: what asks for more than a press leads there. */
export const useSptActions = (row: Row, onChanged: () => void) => {
  const translate = useTranslate();
  const api = useSptApi();
  const [removing, setRemoving] = useState(false);
  const { run } = useRun(sptResource(row.type), () => {
    setRemoving(false);
    onChanged();
  });
  const act: Partial<Record<SptMove, () => void>> = {
    post: () => void run(() => api.post(row), 'sptScreen.done.post'),
    retry: () => void run(() => api.post(row), 'sptScreen.done.post'),
    validate: () => void run(() => api.validate(row), 'sptScreen.done.validate'),
    inquire: () => void run(() => api.inquire(row), 'sptScreen.done.inquire'),
    cancelWaiting: () => void run(() => api.cancelWaiting(row), 'sptScreen.done.cancelWaiting'),
    remove: () => setRemoving(true),
  };
  const paths: Partial<Record<SptMove, string>> = {
    prove: sptPaths.detail(row, 'bill'),
    pay: sptPaths.detail(row, 'bill'),
    file: sptPaths.detail(row, 'induk'),
    amend: sptPaths.detail(row, 'induk'),
  };
  const moves = wanted
    .filter((move) => row.actions.includes(move))
    .map(
      (move): MenuChoice => ({
        key: move,
        label: translate(`spt.moves.${move}`),
        icon: icons[move] ?? 'more',
        danger: move === 'remove',
        ...(paths[move] ? { to: paths[move] } : {}),
        ...(act[move] ? { onPick: act[move] } : {}),
      }),
    );
  const documents: readonly MenuChoice[] = [
    { key: 'open', icon: 'document', label: translate('sptScreen.action.open'), to: sptPaths.detail(row, 'induk') },
  ];
  const dialog = removing && (
    <RemoveDialog
      of={row}
      busy={api.busy}
      onClose={() => setRemoving(false)}
      onConfirm={() => void run(() => api.remove(row), 'sptScreen.done.remove')}
    />
  );
  return { moves, documents, dialog, busy: api.busy };
};
