import { reading } from '../ui/feedback/use-call.ts';
import './calendar.css';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ownDate } from '#domain/records/own-date.ts';
import { PlainRecordList } from '../ui/records/PlainRecordList.tsx';
import { CalendarAddressCard } from './CalendarAddressCard.tsx';
import { places } from './paths.ts';
import { ownDates } from './use-own-dates.ts';

export const OwnDates = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  return (
    <PlainRecordList
      of={ownDate}
      icon="calendar"
      crumbs={[{ label: translate('shell.nav.home'), to: places.home }]}
      beside={<CalendarAddressCard />}
      onClosed={() => void client.invalidateQueries({ queryKey: reading('/own-dates', ownDates).queryKey })}
    />
  );
};
