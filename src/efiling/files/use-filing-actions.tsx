import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Filing, filingFile } from '#domain/efiling/filing.ts';
import { allowsFiling, filingStatus, isFiledFile } from '#domain/efiling/filing-status.ts';
import { download, openFile } from '../../client/download.ts';
import { fileUrl } from '../../client/request.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { useReturnName } from '../report/cells.tsx';
import { FileDialog } from './FileDialog.tsx';

export const useFilingActions = (row: Filing, onChanged: () => void): DocumentActions => {
  const translate = useTranslate();
  const name = useReturnName()(row);
  const { run } = useCall();
  const may = useMay('efiling/filing_tax', 'file');
  const [filing, setFiling] = useState(false);
  const { moves, dialog, busy } = useDocumentActions(filingFile, row, {
    possible: usePossibleMoves(filingStatus, row),
    about: name,
    onChanged,
  });
  const word = (key: string) => translate(`efilingScreen.files.${key}`);
  const receipt = async () => {
    const link = await run('POST', '/efiling/filing_tax/{id}/public-link', { path: { id: row.id } });
    if (link) window.open(link.url, '_blank', 'noopener');
  };
  const file: MenuChoice[] =
    may && allowsFiling('code', row)
      ? [{ key: 'file', icon: 'send', label: word('file'), onPick: () => setFiling(true) }]
      : [];
  const { fileId } = row;
  const documents: MenuChoice[] = [
    ...(isFiledFile(row)
      ? ([
          { key: 'receipt', icon: 'shield', label: word('receipt'), onPick: () => void receipt() },
          {
            key: 'bpe',
            icon: 'print',
            label: word('bpe'),
            onPick: () => openFile(fileUrl('/efiling/filing_tax/{id}/bpe', { path: { id: row.id } })),
          },
        ] as const)
      : []),
    ...(fileId
      ? [
          {
            key: 'original',
            icon: 'download',
            label: word('original'),
            onPick: () => download(fileUrl('/files/{id}', { path: { id: fileId } })),
          } as const,
        ]
      : []),
  ];
  const close = () => setFiling(false);
  return {
    name,
    moves: [...file, ...moves],
    documents,
    busy,
    dialog: filing ? (
      <FileDialog
        of={row}
        name={name}
        onClose={close}
        onDone={() => {
          close();
          onChanged();
        }}
      />
    ) : (
      dialog
    ),
  };
};
