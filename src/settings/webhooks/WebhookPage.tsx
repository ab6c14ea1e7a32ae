import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { webhook } from '#domain/records/webhook.ts';
import { PlainRecordForm } from '../../ui/records/PlainRecordForm.tsx';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { WebhookLog } from './WebhookLog.tsx';

export const WebhookPage = () => {
  const translate = useTranslate();
  return (
    <PlainRecordList
      of={webhook}
      icon="send"
      lead={<Link to="/main/setting/api-keys">{translate('apiKeys.title')}</Link>}
      form={(id, close) => (
        <>
          <PlainRecordForm key={id ?? ''} of={webhook} {...(id ? { id } : {})} onDone={close} />
          {id && <WebhookLog id={id} />}
        </>
      )}
    />
  );
};
