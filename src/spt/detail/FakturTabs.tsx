import { useTranslate } from 'react-admin';
import { returnFor } from '#domain/spt/return-for.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { FakturTable } from './FakturTable.tsx';
import { isDrawnIn, NotPosted } from './NotPosted.tsx';

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
