import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { download } from '../../client/download.ts';
import { fileUrl } from '../../client/request.ts';
import type { RecordResource } from '../../client/verbs.ts';
import { Drawer } from '../feedback/Drawer.tsx';
import { MenuButton } from '../layout/MenuButton.tsx';
import { ImportRecords } from './ImportRecords.tsx';
import { RemovedRecords } from './RemovedRecords.tsx';

type Props = {
  readonly of: PlainRecord;
  readonly mayAdd: boolean;
  /** Replaces the form that adds the rows of a file. */
  readonly importer?: ((onDone: () => void) => ReactNode) | undefined;
};

export const RecordMore = ({ of, mayAdd, importer }: Props) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const [open, setOpen] = useState<'import' | 'removed' | null>(null);
  const filter = JSON.stringify(filterValues);
  const title = (what: string) => translate(`records.more.${what}`);
  const close = () => setOpen(null);
  return (
    <>
      <MenuButton
        label={translate('records.more.label')}
        variant="outlined"
        choices={[
          {
            key: 'export',
            label: title('export'),
            onPick: () => download(fileUrl(`/${of.resource as RecordResource}/export`, { query: { filter } })),
          },
          ...(mayAdd ? [{ key: 'import', label: title('import'), onPick: () => setOpen('import') }] : []),
          { key: 'removed', label: title('removed'), onPick: () => setOpen('removed') },
        ]}
      />
      <Drawer open={open !== null} onClose={close} title={open ? title(open) : ''}>
        {open === 'import' && (importer?.(close) ?? <ImportRecords of={of} onDone={close} />)}
        {open === 'removed' && <RemovedRecords of={of} mayAdd={mayAdd} />}
      </Drawer>
    </>
  );
};
