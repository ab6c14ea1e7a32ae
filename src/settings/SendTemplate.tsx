import './settings.css';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { SendingTabs } from './sending/SendingTabs.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { productIn } from './template.ts';

const WA = '/main/setting/company/send/wa';

export const SendTemplate = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const channel = pathname === WA ? 'whatsapp' : 'email';
  const id = `${channel}/${productIn(search)}`;
  return (
    <div className="set">
      <PageHead title={translate('shell.nav.setting_send')} />
      <SendingTabs />
      <TemplateTable channel={channel} chosen={id} />
      <TemplateForm key={id} id={id} withSubject={channel === 'email'} />
    </div>
  );
};
