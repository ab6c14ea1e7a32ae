import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Eligible, JobStarted } from '#domain/definition/answers.ts';
import { type BulkWork, ruleOf } from '../../ui/documents/bulk-work.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { isElsewhere } from '../../ui/documents/LetterFrom.tsx';
import type { Sendable } from '../../ui/documents/LettersDialog.tsx';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import type { BulkProps, BulkTarget } from '../../ui/list/definition.ts';
import { TypeCard, TypePreview, type TypeRow, type TypeShown } from './TypeCard.tsx';

type Format = 'xml' | 'xlsx' | 'csv';

type TypeOptions = Parameters<typeof DocumentBulk>[0]['of'] & {
  readonly name: string;
  readonly resource: string;
  readonly exports: readonly Format[];
};

type Imports = { readonly form: string; readonly history: string };

type Words = {
  readonly empty: string;
  readonly emptyText: string;
  readonly exports: string;
  /** Prefix of the file name dialog, for types with papers. */
  readonly pattern?: string;
};

/** A dialog to fetch documents from the tax office, and its menu label. */
type Pulled = {
  readonly words: string;
  readonly useMayPull: () => boolean;
  readonly Dialog: ComponentType<{ onClose: () => void }>;
};

const never = () => false;

type Own<Row> = (props: BulkProps<Row>) => {
  readonly works: Readonly<Record<string, BulkWork<Eligible>>>;
  readonly dialog: ReactNode;
};

const useNothing = () => ({ works: {}, dialog: null });

type More<Row> = { readonly imports?: Imports | undefined; readonly pulled?: Pulled; readonly useOwn?: Own<Row> };

/** Components around the list of one type: empty state, card, preview, files, bulk actions. */
export const typeParts = <Row extends TypeRow>(
  of: TypeOptions,
  words: Words,
  shown: TypeShown<Row>,
  { imports, pulled, useOwn = useNothing }: More<Row> = {},
) => {
  const base = `/${of.resource}`;
  const useMayPull = pulled?.useMayPull ?? never;

  const Card = ({ row }: { row: Row }) => <TypeCard of={of} row={row} shown={shown} />;
  const Preview = ({ row }: { row: Row }) => <TypePreview of={of} row={row} shown={shown} />;

  const Empty = () => {
    const translate = useTranslate();
    return (
      <EmptyState icon="invoice" title={translate(words.empty)}>
        {translate(words.emptyText)}
      </EmptyState>
    );
  };

  const ImportExportMenu = ({ target }: { target: BulkTarget }) => {
    const translate = useTranslate();
    const { ask } = useCall();
    const mayPull = useMayPull();
    const [pulling, setPulling] = useState(false);
    const mayImport = useMay('efaktur/import', 'create');
    const listText = (key: string) => translate(`fakturScreen.list.${key}`);
    const ways: readonly MenuChoice[] = [
      ...(imports && mayImport
        ? ([
            { key: 'import', icon: 'import', label: listText('by_import'), to: imports.form },
            { key: 'imports', icon: 'history', label: listText('imports'), to: imports.history },
          ] as const)
        : []),
      ...(mayPull && pulled
        ? [{ key: 'pull', icon: 'import', label: translate(pulled.words), onPick: () => setPulling(true) } as const]
        : []),
    ];
    return (
      <DocumentImportExportMenu
        of={of}
        label={translate(words.exports)}
        icon={imports ? 'import' : 'document'}
        ways={ways}
        words="fakturScreen.bulk"
        write={(format) => ask<JobStarted>('POST', `${base}/${format}`, target)}
      >
        {pulled && pulling && <pulled.Dialog onClose={() => setPulling(false)} />}
      </DocumentImportExportMenu>
    );
  };

  const Bulk = (props: BulkProps<Row>) => {
    const { ask, busy } = useCall();
    const { target } = props;
    const own = useOwn(props);
    const exported = (format: Format) =>
      ({ whole: true, start: () => ask<JobStarted>('POST', `${base}/${format}`, target) }) as const;
    const works: Readonly<Record<string, BulkWork<Eligible>>> = {
      upload: { lead: 'main', start: () => ask<JobStarted>('POST', `${base}/upload`, target) },
      ...own.works,
      retry: { start: () => ask<JobStarted>('POST', `${base}/retry`, target) },
      inquire: { start: () => ask<JobStarted>('PUT', `${base}/inquiry-status`, target) },
      email: { icon: 'mail' },
      whatsapp: { icon: 'phone' },
      pdf: { icon: 'download' },
      xml: exported('xml'),
      xlsx: exported('xlsx'),
      csv: exported('csv'),
      remove: {
        title: 'fakturScreen.bulk.remove',
        start: () => ask<JobStarted>('POST', `${base}/draft-delete`, target),
      },
    };
    return (
      <DocumentBulk
        {...props}
        of={of}
        words="fakturScreen.bulk"
        sum={{ label: 'PPN', amount: ({ ppn }) => ppn }}
        amountLabel="DPP + PPN"
        eligible={(rule) => ask<Eligible>('POST', `${base}/eligible`, { ...target, action: rule })}
        busy={busy}
        works={Object.fromEntries(Object.entries(works).filter(([work]) => ruleOf(of, work) !== null))}
        letters={{
          count: (channel) => ask<Sendable>('POST', `${base}/eligible`, { ...target, action: `send-${channel}` }),
          send: (channel, addressChecked) =>
            ask<JobStarted>(
              'POST',
              `${base}/bulk-send-${channel}`,
              { ...target, addressChecked },
              { shown: isElsewhere },
            ),
        }}
        {...(words.pattern
          ? {
              zip: {
                words: words.pattern,
                start: '{nomor}_{lawan}',
                parts: ['nomor', 'referensi', 'lawan', 'npwp', 'tanggal', 'masa'],
                begin: (pattern) => ask<JobStarted>('POST', `${base}/bulk-download`, { ...target, pattern }),
              },
            }
          : {})}
      >
        {() => own.dialog}
      </DocumentBulk>
    );
  };

  return { Card, Preview, Empty, ImportExportMenu, Bulk };
};
