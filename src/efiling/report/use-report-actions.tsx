import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { mayDo } from '#domain/access.ts';
import { isDraftReturn, isFiledReturn, isUnmade, type RegisterRow } from '#domain/efiling/register.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { openFile } from '../../client/download.ts';
import { exists } from '../../client/exists.ts';
import { fileUrl } from '../../client/request.ts';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { useReturnName } from './cells.tsx';
import { receiptResourceOf, resourceOf } from './made-here.ts';

/** Moves of a return are on its own page; here one opens it, sees its papers, or deletes a draft. */
export const useReportActions = (row: RegisterRow, onChanged: () => void): DocumentActions => {
  const translate = useTranslate();
  const notify = useNotify();
  const { permissions } = useSession();
  const { perform, busy } = useCall();
  const name = useReturnName()(row);
  const { bulk } = useBulkCalls('efiling/report');
  const [removing, setRemoving] = useState(false);
  const resource = row.origin === 'HERE' && !isUnmade(row) ? resourceOf(row.kind) : null;
  const word = (key: string) => translate(`efilingScreen.action.${key}`);
  const isMade = !isUnmade(row);
  const open: MenuChoice[] = exists(row.link)
    ? [{ key: 'open', icon: isMade ? 'document' : 'plus', label: word(isMade ? 'open' : 'create'), to: row.link }]
    : [];
  const paperAt = row.origin === 'HERE' && isMade ? receiptResourceOf(row) : null;
  const pdf: MenuChoice[] =
    paperAt && paperAt !== 'efiling/filing_tax' && mayDo(permissions, paperAt, 'show')
      ? [
          {
            key: 'pdf',
            icon: 'print',
            label: word('pdf'),
            onPick: () => openFile(fileUrl(`/${paperAt}/{id}/pdf`, { path: { id: row.id } })),
          },
        ]
      : [];
  const receiptAt = receiptResourceOf(row);
  const bpe: MenuChoice[] =
    receiptAt && isFiledReturn(row) && row.bpe !== null && mayDo(permissions, receiptAt, 'show')
      ? [
          {
            key: 'bpe',
            icon: 'shield',
            label: word('bpe'),
            onPick: () => openFile(fileUrl(`/${receiptAt}/{id}/bpe`, { path: { id: row.id } })),
          },
        ]
      : [];
  const collect = () =>
    void bulk({ ids: [row.id], action: 'evidence' }).then(
      () => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  const evidence: MenuChoice[] = isFiledReturn(row)
    ? [{ key: 'evidence', icon: 'shield', label: word('evidence'), onPick: collect }]
    : [];
  const mayRemove = resource !== null && isDraftReturn(row) && mayDo(permissions, resource, 'remove');
  const remove: MenuChoice[] = mayRemove
    ? [{ key: 'remove', icon: 'trash', danger: true, label: word('remove'), onPick: () => setRemoving(true) }]
    : [];
  const confirmed = () => {
    if (!resource) return;
    const request = { id: row.id, move: 'remove', version: row.version };
    void perform((body: typeof request, how) => dataProvider.move(resource, body, how), request).then(
      () => {
        setRemoving(false);
        notify('efilingScreen.remove.done', { type: 'success' });
        onChanged();
      },
      () => undefined,
    );
  };
  return {
    name,
    moves: [...open, ...remove],
    documents: [...pdf, ...bpe, ...evidence],
    busy,
    dialog: removing ? (
      <ConfirmModal
        open
        danger
        title={translate('efilingScreen.remove.title')}
        confirm={translate('efilingScreen.remove.confirm')}
        cancel={translate('efilingScreen.remove.cancel')}
        busy={busy}
        onClose={() => setRemoving(false)}
        onConfirm={confirmed}
      >
        {translate('efilingScreen.remove.text', { name })}
      </ConfirmModal>
    ) : null,
  };
};
