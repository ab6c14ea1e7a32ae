import { useTranslate } from 'react-admin';
import { returnFor } from '#domain/spt/return-for.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { FakturTable } from './FakturTable.tsx';
import { isDrawnIn, NotPosted, type TabProps } from './NotPosted.tsx';

/** One list of the return of PPN, by its key: A1, A2, B1, B2, B3. */
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

/** List C: what other collectors took. None of our documents tells of it: its sum is filled in. */
export const CollectedByOthers = ({ spt }: TabProps) => {
  const translate = useTranslate();
  if (!isDrawnIn(spt)) return <NotPosted spt={spt} />;
  return (
    <section className="sdt-list" aria-label={translate('sptDetail.tab.c')}>
      <div className="sdt-list-hd">
        <h2>{translate('sptDetail.collected.title')}</h2>
      </div>
      <p className="sec sdt-none">{translate('sptDetail.collected.text')}</p>
    </section>
  );
};
