import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { useLocale, useTranslate } from 'react-admin';

type Props = {
  readonly view: 'day' | 'month';
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (value: string) => void;
};

const read = (text: string | undefined): Dayjs | undefined =>
  text ? dayjs(text.length === 7 ? `${text}-01` : text) : undefined;

export const Calendar = ({ view, value, min, max, onPick }: Props) => {
  const locale = useLocale();
  const translate = useTranslate();
  const localeText = {
    previousMonth: translate('shell.kit.previous_month'),
    nextMonth: translate('shell.kit.next_month'),
    calendarViewSwitchingButtonAriaLabel: (open: string) =>
      translate(open === 'year' ? 'shell.kit.to_days' : 'shell.kit.to_years'),
  };
  const months = view === 'month';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={localeText}>
      <DateCalendar
        autoFocus
        value={read(value) ?? null}
        minDate={read(min)}
        maxDate={read(max)}
        views={months ? ['year', 'month'] : ['year', 'month', 'day']}
        openTo={view}
        onChange={(picked: Dayjs | null, state?: string) => {
          if (picked && state === 'finish') onPick(picked.format(months ? 'YYYY-MM' : 'YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
};
