import './calendar.css';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { Breadcrumbs } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Day } from '../ui/layout/values.tsx';
import { Cell } from '../ui/records/Cell.tsx';
import { DayField } from '../ui/records/DayField.tsx';
import { RecordForm } from '../ui/records/RecordForm.tsx';
import { NEW, RecordList, useOpenRecord } from '../ui/records/RecordList.tsx';
import { CalendarAddressCard } from './CalendarAddressCard.tsx';
import { places } from './paths.ts';
import { OWN_DATES } from './use-own-dates.ts';

const DateOf = () => <Day value={useRecordContext<{ id: string; date: string }>()?.date} />;

export const OwnDates = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`home.dates.${key}`);
  const client = useQueryClient();
  const { id, open } = useOpenRecord();
  const may = useMay('own-dates', 'create');
  const close = () => {
    void client.invalidateQueries({ queryKey: ['get', OWN_DATES] });
    open(null);
  };
  return (
    <>
      <RecordList
        resource="own-dates"
        head={(total) => (
          <>
            <Breadcrumbs of={[{ label: translate('shell.nav.home'), to: places.home }, { label: words('title') }]} />
            <h1>
              {words('title')} {total !== undefined && <span className="count">{total}</span>}
            </h1>
          </>
        )}
        beside={<CalendarAddressCard />}
        empty={{ icon: 'calendar', title: 'home.dates.none', text: 'home.dates.none_text' }}
        addLabel="home.dates.add"
        onAdd={may ? () => open(NEW) : undefined}
        onOpen={open}
      >
        <Cell source="date">
          <DateOf />
        </Cell>
        <Cell source="title" />
        <Cell source="note" disableSort />
      </RecordList>
      <Drawer open={id !== null} onClose={close} title={words(id === NEW ? 'add' : 'edit')}>
        {id !== null && (
          <RecordForm
            key={id}
            resource="own-dates"
            {...(id === NEW ? {} : { id })}
            start={{}}
            readOnly={!may}
            saved="home.dates.saved"
            removal={{ label: 'home.dates.remove', ask: 'home.dates.remove_ask', done: 'home.dates.removed' }}
            onDone={close}
          >
            <DayField source="date" />
            <TextInput source="title" slotProps={{ htmlInput: { maxLength: 150 } }} />
            <TextInput source="note" multiline minRows={2} slotProps={{ htmlInput: { maxLength: 500 } }} />
          </RecordForm>
        )}
      </Drawer>
    </>
  );
};
