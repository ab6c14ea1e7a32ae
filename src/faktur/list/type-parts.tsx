import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Eligible } from '#domain/definition/answers.ts';
import type { BulkAction, BulkResource } from '../../client/verbs.ts';
import { type BulkWork, ruleOf } from '../../ui/documents/bulk-work.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { isElsewhere } from '../../ui/documents/LetterFrom.tsx';
import type { LetterResource } from '../../ui/documents/SendDialog.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import type { BulkProps, BulkTarget } from '../../ui/list/definition.ts';
import { TypeCard, TypePreview, type TypeRow, type TypeShown } from './TypeCard.tsx';

type Format = 'xml' | 'xlsx' | 'csv';

type TypeOptions = Parameters<typeof DocumentBulk>[0]['of'] & {
  readonly resource: BulkResource;
  readonly name: string;
  readonly exports: readonly Format[];
};

type Imports = { readonly form: string; readonly history: string };

type Words = {
  readonly empty: string;
  readonly emptyText: string;
  readonly exports: string;
  readonly pattern?: string;
};

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

export const typeParts = <Row extends TypeRow>(
  of: TypeOptions,
  words: Words,
  shown: TypeShown<Row>,
  { imports, pulled, useOwn = useNothing }: More<Row> = {},
) => {
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
    const { bulk } = useBulkCalls(of.resource);
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
        write={(action) => bulk({ ...target, action })}
      >
        {pulled && pulling && <pulled.Dialog onClose={() => setPulling(false)} />}
      </DocumentImportExportMenu>
    );
  };

  const Bulk = (props: BulkProps<Row>) => {
    const { bulk, eligible, busy } = useBulkCalls(of.resource);
    const { target } = props;
    const own = useOwn(props);
    const begin = (action: BulkAction) => () => bulk({ ...target, action });
    const exported = (format: Format) => ({ whole: true, start: begin(format) }) as const;
    const count = (action: string) => eligible({ ...target, action });
    const works: Readonly<Record<string, BulkWork<Eligible>>> = {
      upload: { lead: 'main', start: begin('upload') },
      ...own.works,
      retry: { start: begin('retry') },
      inquire: { start: begin('inquiry-status') },
      email: { icon: 'mail' },
      whatsapp: { icon: 'phone' },
      pdf: { icon: 'download' },
      xml: exported('xml'),
      xlsx: exported('xlsx'),
      csv: exported('csv'),
      remove: {
        title: 'fakturScreen.bulk.remove',
        start: begin('draft-delete'),
      },
    };
    return (
      <DocumentBulk
        {...props}
        of={of}
        words="fakturScreen.bulk"
        sum={{ label: 'PPN', amount: ({ ppn }) => ppn }}
        amountLabel="DPP + PPN"
        eligible={count}
        busy={busy}
        works={Object.fromEntries(Object.entries(works).filter(([work]) => ruleOf(of, work) !== null))}
        letters={{
          resource: of.resource as LetterResource,
          count: (channel) => count(`send-${channel}`),
          send: (channel, addressChecked) =>
            bulk({ ...target, action: `bulk-send-${channel}`, addressChecked }, { shown: isElsewhere }),
        }}
        {...(words.pattern
          ? {
              zip: {
                words: words.pattern,
                start: '{nomor}_{lawan}',
                parts: ['nomor', 'referensi', 'lawan', 'npwp', 'tanggal', 'masa'],
                begin: (pattern) => bulk({ ...target, action: 'bulk-download', pattern }),
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
