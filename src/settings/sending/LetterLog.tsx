import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AutoMailProduct, SentLetter } from '#domain/company/sending-schema.ts';
import { deliveryLook } from '#domain/definition/delivery-look.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
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

const EVERY = 'every';

/** Everything that was sent about the documents of a product, newest first; a row opens the letter. */
export const LetterLog = ({ product }: { product: AutoMailProduct }) => {
  const translate = useTranslate();
  const { id, open } = useOpenRecord();
  const [status, setStatus] = useState(EVERY);
  return (
    <>
      <RecordList
        resource="letters"
        filter={{ product, ...(status === EVERY ? {} : { status }) }}
        head={(total) => (
          <h2>
            {translate('settings.send.log')} {total !== undefined && <span className="count">{total}</span>}
          </h2>
        )}
        beside={
          <div className="set-narrow">
            <SelectInput
              label={translate('resources.letters.fields.status')}
              value={status}
              onChange={setStatus}
              options={[
                { value: EVERY, label: translate('settings.send.every_status') },
                ...Object.keys(deliveryLook.states).map((one) => ({
                  value: one,
                  label: translate(`${deliveryLook.words}.status.${one}`),
                })),
              ]}
            />
          </div>
        }
        empty={{
          icon: 'mail',
          title: status === EVERY ? 'settings.send.log_none' : 'records.none_found',
          text: 'settings.send.log_none_text',
        }}
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
