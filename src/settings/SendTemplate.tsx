import './settings.css';
import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { productIn } from './template.ts';

const EMAIL = '/main/setting/company/send';
const WA = '/main/setting/company/send/wa';

/** The words that go out with an invoice, a payment slip or a receipt: by e-mail, or by WhatsApp. */
export const SendTemplate = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const channel = pathname === WA ? 'whatsapp' : 'email';
  const id = `${channel}/${productIn(search)}`;
  return (
    <div className="set">
      <PageHead title={translate('shell.nav.setting_send')} />
      <Tabs value={pathname === WA ? WA : EMAIL} aria-label={translate('settings.send.channels')}>
        <Tab value={EMAIL} label={translate('settings.send.email')} component={Link} to={EMAIL + search} />
        <Tab value={WA} label="WhatsApp" component={Link} to={WA + search} />
      </Tabs>
      <TemplateTable channel={channel} chosen={id} />
      <TemplateForm key={id} id={id} withSubject={channel === 'email'} />
    </div>
  );
};
