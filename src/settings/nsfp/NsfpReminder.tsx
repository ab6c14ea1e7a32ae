import '../settings.css';
import { CheckboxGroupInput, useTranslate } from 'react-admin';
import { ONLY } from '#domain/definition/singleton.ts';
import { nsfpReminder } from '#domain/records/nsfp-reminder.ts';
import type { NsfpReminder as Reminder } from '#domain/settings/nsfp-reminder.ts';
import { formatCount } from '#domain/text/format.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { PlainRecordForm } from '../../ui/records/PlainRecordForm.tsx';
import { useSingleton } from '../../ui/records/use-singleton.ts';

/** Remaining invoice numbers, and who is notified when they run out. */
export const NsfpReminder = () => {
  const translate = useTranslate();
  const data = useSingleton<Reminder>(nsfpReminder);
  if (!data) return <PageSkeleton />;
  const { year, left, total, colleagues } = data;
  return (
    <div className="set">
      <PageHead title={translate('shell.nav.setting_nsfp_reminder')} />
      <Card title={translate('settings.nsfp.left', { year })}>
        <p className="set-big num">
          {formatCount(left)}{' '}
          <span className="sec">{translate('settings.nsfp.left_of', { total: formatCount(total) })}</span>
        </p>
        {total === 0 && <p className="small sec">{translate('settings.nsfp.none')}</p>}
      </Card>
      <Card title={translate('resources.nsfp-reminder.name')}>
        <div className="set-form">
          <PlainRecordForm
            of={nsfpReminder}
            id={ONLY}
            inputs={{ people: <CheckboxGroupInput source="people" choices={[...colleagues]} helperText={false} /> }}
          />
        </div>
      </Card>
    </div>
  );
};
