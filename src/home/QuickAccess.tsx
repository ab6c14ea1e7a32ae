import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { worksWithSlips } from '../client/guards.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { NoAccess } from './HomeCard.tsx';
import { places } from './paths.ts';

type Quick = { readonly key: string; readonly icon: IconName; readonly to: string };

const useQuickActions = (): readonly Quick[] => {
  const { setting } = useSession();
  const invoice = useMay('efaktur/out/ctas', 'create') && !setting.isCtasEfakturDisabled;
  const billing = useMay('ebilling', 'create');
  const slip = useMay('ebupot/slips', 'create') && worksWithSlips(setting);
  const spt = useMay('ebupot/unifikasi/spt', 'list') && worksWithSlips(setting);
  return [
    ...(invoice ? [{ key: 'out', icon: 'invoice', to: places.newInvoice } as const] : []),
    ...(billing ? [{ key: 'billing', icon: 'card', to: places.newBilling } as const] : []),
    ...(slip ? [{ key: 'slip', icon: 'slip', to: places.newSlip } as const] : []),
    ...(spt ? [{ key: 'spt', icon: 'send', to: places.returns } as const] : []),
  ];
};

export const QuickAccess = () => {
  const translate = useTranslate();
  const may = useMay('home/quick-access', 'show');
  const quick = useQuickActions();
  const title = translate('home.quick.title');
  if (!may)
    return (
      <Card title={title} flush className="home-card">
        <NoAccess />
      </Card>
    );
  if (quick.length === 0) return null;
  return (
    <nav className="card quick" aria-label={title}>
      {quick.map(({ key, icon, to }) => (
        <Link key={key} to={to}>
          <Icon name={icon} size={16} />
          {translate(`home.quick.${key}`)}
        </Link>
      ))}
    </nav>
  );
};
