import { useTranslate } from 'react-admin';
import { returnFor } from '#domain/spt/return-for.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { FakturTable } from './FakturTable.tsx';
import { isDrawnIn, NotPosted } from './NotPosted.tsx';

/** A list of the PPN return by its key: A1, A2, B1, B2, B3. */
export const FakturTab = ({ spt, table: key }: { spt: SptView; table: string }) => {
  const translate = useTranslate();
  const attached = returnFor(spt.type, spt.period)?.attachments.find(({ tables }) =>
    tables.some((table) => table.key === key),
  );
  if (!attached || !isDrawnIn(spt)) return <NotPosted spt={spt} />;
  return (
    <FakturTable
      spt={spt}
      title={`${translate(`spt.attachment.${attached.key}`)}: ${translate(`spt.attached.${key}`)}`}
      listed={{ table: key }}
    />
  );
};
