import '../settings.css';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { AutoMailCard } from './AutoMailCard.tsx';
import { LetterLog } from './LetterLog.tsx';
import { SendingTabs } from './SendingTabs.tsx';

export const AutoMailPage = () => {
  const translate = useTranslate();
  const product = useLocation().pathname.endsWith('/ebupot') ? 'ebupot' : 'efaktur';
  return (
    <div className="set">
      <PageHead title={translate('shell.nav.setting_send')} />
      <SendingTabs />
      <AutoMailCard key={product} product={product} />
      <LetterLog key={`${product} log`} product={product} />
    </div>
  );
};
