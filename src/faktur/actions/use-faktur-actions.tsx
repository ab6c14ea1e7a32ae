import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import type { FakturMove } from '#domain/faktur/status.ts';
import { allows, isApproved } from '#domain/faktur/status-queries.ts';
import { download, downloadWhereMade } from '../../client/download.ts';
import { leadingPaper } from '../../ui/documents/lead.ts';
import { SendDialog } from '../../ui/documents/SendDialog.tsx';
import { SigneeDialog } from '../../ui/documents/SigneeDialog.tsx';
import { usePublicLink } from '../../ui/documents/use-public-link.ts';
import { useTellProblem } from '../../ui/feedback/problem.ts';
import { useRun } from '../../ui/feedback/use-run.ts';
import type { IconName } from '../../ui/layout/Icon.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useOffice, useSession } from '../../ui/layout/session-context.ts';
import { fileUrl, RESOURCE, useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { CancelDialog, type CancelMove, isCancelMove } from './CancelDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { dangerous, possibleMoves } from './possible-moves.ts';

const icons: Partial<Record<FakturMove, IconName>> = {
  upload: 'upload',
  retry: 'refresh',
  save: 'edit',
  changeSignee: 'signature',
  inquire: 'refresh',
  substitute: 'replaced',
  revoke: 'undo',
  cancel: 'close',
  cancelSubstitute: 'close',
  confirmCancel: 'check',
  confirmSubstitute: 'check',
  remove: 'trash',
};

type Asking =
  | { move: CancelMove }
  | { move: 'remove' | 'confirmSubstitute' | 'changeSignee' }
  | { send: 'email' | 'whatsapp' };

/** What may be done with one invoice now, by its state and the keys held, with the dialogs the answers need. */
export const useFakturActions = (faktur: FakturListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const api = useFakturApi();
  const { held } = useSession();
  const office = useOffice();
  const copyLink = usePublicLink(`/${RESOURCE}/${faktur.id}`);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id, version } = faktur;

  const { run, settled } = useRun(RESOURCE, () => {
    setAsking(null);
    onChanged();
  });
  const act: Partial<Record<FakturMove, () => void>> = {
    upload: () => void run(() => api.upload({ ids: [id] }), 'fakturScreen.done.upload'),
    retry: () => void run(() => api.retry({ ids: [id] }), 'fakturScreen.done.upload'),
    inquire: () => void run(() => api.inquire({ ids: [id] }), 'fakturScreen.done.inquire'),
    changeSignee: () => setAsking({ move: 'changeSignee' }),
    remove: () => setAsking({ move: 'remove' }),
    confirmSubstitute: () => setAsking({ move: 'confirmSubstitute' }),
  };
  const paths: Partial<Record<FakturMove, string>> = {
    save: faktur.replaces ? fakturPaths.editSubstitute(id) : fakturPaths.edit(id),
    substitute: fakturPaths.substitute(id),
  };
  const moves: MenuChoice[] = possibleMoves(faktur, held, office).map((move) => ({
    key: move,
    label: move === 'save' ? translate('fakturScreen.action.edit') : translate(`faktur.moves.${move}`),
    icon: icons[move] ?? 'more',
    danger: dangerous.includes(move),
    ...(paths[move] ? { to: paths[move] } : {}),
    onPick: act[move] ?? (() => isCancelMove(move) && setAsking({ move })),
  }));
  const approved = isApproved(faktur);
  const mayMail = approved && held.has('EFAKTUR_DOC_SEND');
  const leading = leadingPaper(approved, mayMail);
  const documents: MenuChoice[] = [
    {
      key: 'pdf',
      leads: leading === 'pdf',
      label: translate('fakturScreen.action.pdf'),
      icon: 'download',
      onPick: () => download(fileUrl(id, 'pdf')),
    },
    {
      key: 'xml',
      label: translate('fakturScreen.action.xml'),
      icon: 'document',
      onPick: () => void downloadWhereMade(fileUrl(id, 'xml')).catch((error: unknown) => tell(error)),
    },
    ...(mayMail
      ? ([
          {
            key: 'email',
            leads: leading === 'email',
            label: translate('fakturScreen.action.email'),
            icon: 'mail',
            onPick: () => setAsking({ send: 'email' }),
          },
          {
            key: 'whatsapp',
            label: translate('fakturScreen.action.whatsapp'),
            icon: 'phone',
            onPick: () => setAsking({ send: 'whatsapp' }),
          },
          {
            key: 'link',
            label: translate('fakturScreen.action.public_link'),
            icon: 'external',
            onPick: copyLink,
          },
        ] satisfies MenuChoice[])
      : []),
    ...(faktur.term === 'CASH_ADVANCE' && held.has('EFAKTUR_DOC_CREATE')
      ? ([
          {
            key: 'termin',
            label: translate('fakturScreen.action.termin'),
            icon: 'plus',
            to: fakturPaths.termin(faktur.advanceOf ?? id),
          },
        ] satisfies MenuChoice[])
      : []),
  ];

  const dialog: ReactNode = asking && (
    <>
      {'send' in asking && (
        <SendDialog
          path={`/${RESOURCE}/${id}`}
          channel={asking.send}
          words={{
            to: translate(`fakturScreen.send.${asking.send}_to`),
            enclosed: translate('fakturScreen.send.attached'),
          }}
          onClose={() => setAsking(null)}
          onSent={settled}
        />
      )}
      {'move' in asking && isCancelMove(asking.move) && (
        <CancelDialog
          move={asking.move}
          faktur={faktur}
          onClose={() => setAsking(null)}
          onConfirm={(reason) =>
            void run(
              () =>
                asking.move === 'confirmCancel'
                  ? api.confirmCancel(id, version)
                  : api.move(id, asking.move as FakturMove, version, reason),
              'fakturScreen.done.move',
            )
          }
        />
      )}
      {'move' in asking && asking.move === 'remove' && (
        <ConfirmDialog
          what="remove"
          faktur={faktur}
          danger
          onClose={() => setAsking(null)}
          onConfirm={() => void run(() => api.remove(id), 'fakturScreen.done.remove')}
        />
      )}
      {'move' in asking && asking.move === 'changeSignee' && (
        <SigneeDialog
          path={`/${RESOURCE}/${id}`}
          signees="/efaktur/signee"
          version={version}
          signeeName={faktur.signeeName}
          resends={allows('retry', faktur)}
          onClose={() => setAsking(null)}
          onChanged={() =>
            void run(
              async () => allows('retry', faktur) && api.retry({ ids: [id] }),
              allows('retry', faktur) ? 'office.signee.sent' : 'office.signee.done',
            )
          }
        />
      )}
      {'move' in asking && asking.move === 'confirmSubstitute' && (
        <ConfirmDialog
          what="confirm_substitute"
          faktur={faktur}
          onClose={() => setAsking(null)}
          onConfirm={() => void run(() => api.confirmSubstitute(id, version), 'fakturScreen.done.move')}
        />
      )}
    </>
  );
  return { moves, documents, dialog, busy: api.busy };
};
