import '../settings.css';
import './profile.css';
import { useTranslate } from 'react-admin';
import { PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ChoicesCard } from './ChoicesCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { FactorCard } from './FactorCard.tsx';
import { NamesCard } from './NamesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

export const ProfilePage = () => {
  const translate = useTranslate();
  const { data: account, error, refetch } = useGet('/user/profile');
  if (error && !account)
    return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!account) return <PageSkeleton />;
  return (
    <div className="set">
      <PageHead title={translate('account.title')} />
      <div className="set-two">
        <NamesCard key={`${account.name} ${account.phone}`} account={account} />
        <ChoicesCard />
        <EmailCard account={account} />
        <PasswordCard />
        <FactorCard />
      </div>
      <SessionsCard />
    </div>
  );
};
