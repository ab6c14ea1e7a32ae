import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BulkTarget } from '../../kit/list/definition.ts';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { useCall } from '../../kit/use-call.ts';
import { type Job, RESOURCE, useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';

type StatusAnswer = { updates: unknown[] | number; contradictions: unknown[]; unmatched: unknown[] };

const many = (of: unknown[] | number): number => (typeof of === 'number' ? of : of.length);

/** Files in and out: import, the portal's status list, and exports of what the filter finds or is chosen. */
export const FakturExchange = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useFakturApi();
  const { run } = useCall();
  const file = useRef<HTMLInputElement>(null);
  const mayImport = useHeld('EFAKTUR_IMPORT_EXPORT_CREATE');
  const exported = (kind: 'xml' | 'xlsx' | 'csv') => () =>
    void api.exportTo(kind, target).then(
      (_: Job) => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  const readStatuses = async (list: FileList | null) => {
    const chosen = list?.[0];
    if (!chosen) return;
    const body = new FormData();
    body.set('file', chosen);
    const answer = await run<StatusAnswer>('POST', `/${RESOURCE}/status-file`, body);
    if (answer)
      notify('fakturScreen.list.status_file_read', {
        type: 'success',
        messageArgs: {
          updates: many(answer.updates),
          contradictions: answer.contradictions.length,
          unmatched: answer.unmatched.length,
        },
      });
  };
  return (
    <span className="d-only">
      <MenuButton
        label={translate('fakturScreen.list.exchange')}
        icon="import"
        variant="outlined"
        choices={[
          ...(mayImport
            ? ([
                {
                  key: 'import',
                  icon: 'import',
                  label: translate('fakturScreen.list.by_import'),
                  to: fakturPaths.importForm,
                },
                {
                  key: 'imports',
                  icon: 'history',
                  label: translate('fakturScreen.list.imports'),
                  to: fakturPaths.imports,
                },
                {
                  key: 'status',
                  icon: 'refresh',
                  label: translate('fakturScreen.list.status_file'),
                  onPick: () => file.current?.click(),
                },
              ] as const)
            : []),
          { key: 'xml', icon: 'document', label: translate('fakturScreen.bulk.xml'), onPick: exported('xml') },
          { key: 'xlsx', icon: 'document', label: translate('fakturScreen.bulk.xlsx'), onPick: exported('xlsx') },
          { key: 'csv', icon: 'document', label: translate('fakturScreen.bulk.csv'), onPick: exported('csv') },
        ]}
      />
      <input
        ref={file}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={translate('fakturScreen.list.status_file')}
        onChange={(event) => void readStatuses(event.target.files)}
      />
    </span>
  );
};
