import { useRecordContext, useTranslate } from 'react-admin';
import type { AutoMailProduct, SentLetter } from '#domain/company/sending-schema.ts';
import { deliveryLook } from '#domain/definition/delivery-look.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordFilter } from '../../ui/records/RecordFilter.tsx';
import { RecordList, useOpenRecord } from '../../ui/records/RecordList.tsx';
import { LetterDrawer } from './LetterDrawer.tsx';

const useLetter = () => useRecordContext<SentLetter>();

const At = () => <Moment at={useLetter()?.createdAt} />;
const Channel = () => {
  const translate = useTranslate();
  const letter = useLetter();
  return letter?.channel === 'whatsapp' ? 'WhatsApp' : translate('settings.send.email');
};
const Status = () => {
  const letter = useLetter();
  return letter ? <DocumentChip of={deliveryLook} status={letter.status} /> : null;
};

export const LetterLog = ({ product }: { product: AutoMailProduct }) => {
  const translate = useTranslate();
  const { id, open } = useOpenRecord();
  return (
    <>
      <RecordList
        resource="letters"
        filter={{ product }}
        head={(total) => (
          <h2>
            {translate('settings.send.log')} {total !== undefined && <span className="count">{total}</span>}
          </h2>
        )}
        filters={
          <RecordFilter
            source="status"
            label={translate('resources.letters.fields.status')}
            options={Object.keys(deliveryLook.states).map((one) => ({
              value: one,
              label: translate(`${deliveryLook.words}.status.${one}`),
            }))}
          />
        }
        empty={{ icon: 'mail', title: 'settings.send.log_none', text: 'settings.send.log_none_text' }}
        onOpen={open}
      >
        <Cell source="createdAt" disableSort>
          <At />
        </Cell>
        <Cell source="label" disableSort />
        <Cell source="recipient" disableSort />
        <Cell source="channel" disableSort>
          <Channel />
        </Cell>
        <Cell source="createdBy" disableSort />
        <Cell source="status" disableSort>
          <Status />
        </Cell>
      </RecordList>
      {id !== null && <LetterDrawer key={id} id={id} onClose={() => open(null)} />}
    </>
  );
};
