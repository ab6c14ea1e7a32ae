import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { worksWithSlips } from '../../client/guards.ts';
import { useSession } from '../../ui/layout/session-context.ts';

const SEND = '/main/setting/company/send';
const EMAIL = '/main/setting/company/email';

export const SendingTabs = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { setting } = useSession();
  const words = pathname.startsWith(SEND) ? search : '';
  const tabs = [
    { to: SEND, label: translate('settings.send.email'), search: words },
    { to: `${SEND}/wa`, label: 'WhatsApp', search: words },
    ...(setting.efaktur.isRegistered
      ? [{ to: `${EMAIL}/efaktur`, label: translate('settings.send.of_efaktur'), search: '' }]
      : []),
    ...(worksWithSlips(setting)
      ? [{ to: `${EMAIL}/ebupot`, label: translate('settings.send.of_ebupot'), search: '' }]
      : []),
  ];
  return (
    <Tabs value={pathname} variant="scrollable" aria-label={translate('settings.send.channels')}>
      {tabs.map(({ to, label, search: query }) => (
        <Tab key={to} value={to} label={label} component={Link} to={to + query} />
      ))}
    </Tabs>
  );
};
