import '../settings.css';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { NsfpReminderForm } from './NsfpReminderForm.tsx';

/** Remaining invoice numbers, and who is notified when they run out. */
export const NsfpReminder = () => {
  const translate = useTranslate();
  const { data } = useGet('/nsfp-reminder');
  if (!data) return <PageSkeleton />;
  return (
    <div className="set">
      <PageHead title={translate('shell.nav.setting_nsfp_reminder')} />
      <Card title={translate('settings.nsfp.left', { year: data.year })}>
        <p className="set-big num">
          {formatCount(data.left)}{' '}
          <span className="sec">{translate('settings.nsfp.left_of', { total: formatCount(data.total) })}</span>
        </p>
        {data.total === 0 && <p className="small sec">{translate('settings.nsfp.none')}</p>}
      </Card>
      <NsfpReminderForm key={data.version} reminder={data} />
    </div>
  );
};
