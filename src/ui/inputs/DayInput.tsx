import { formatDay, formatPeriod } from '#domain/text/format.ts';
import { parseDay, parsePeriod } from '#domain/text/parse.ts';
import { PickedInput, type PickedProps } from './PickedInput.tsx';

const day = {
  view: 'day',
  format: formatDay,
  read: parseDay,
  placeholder: 'shell.kit.day_placeholder',
  unread: 'shell.kit.day_unread',
} as const;

const period = {
  view: 'month',
  format: formatPeriod,
  read: parsePeriod,
  placeholder: 'shell.kit.period_placeholder',
  unread: 'shell.kit.period_unread',
} as const;

/** Typed as DD/MM/YYYY, or picked. The value is YYYY-MM-DD. */
export const DayInput = (props: PickedProps) => <PickedInput kind={day} {...props} />;

/** Typed as MM/YYYY, or picked. The value is YYYY-MM. */
export const PeriodInput = (props: PickedProps) => <PickedInput kind={period} {...props} />;
