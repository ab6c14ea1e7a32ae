import { useTranslate } from 'react-admin';
import { formatPeriod } from '#domain/text/format.ts';
import { MenuButton } from '../layout/MenuButton.tsx';
import { useList } from './ListContext.tsx';

const OFFERED = 18;

/** The masa of today and those before it, newest first. */
const recentPeriods = (today: Date): string[] =>
  Array.from({ length: OFFERED }, (_, back) => {
    const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1));
    return month.toISOString().slice(0, 7);
  });

/** One masa, the filter used most; any other one is in the drawer. */
export const PeriodFilter = () => {
  const { of, state, setFilter } = useList();
  const translate = useTranslate();
  if (!of.filters.some(({ key }) => key === 'period')) return null;
  const chosen = typeof state.filter.period === 'string' ? state.filter.period : '';
  const periods = recentPeriods(new Date());
  return (
    <MenuButton
      label={chosen ? `${translate('list.period')} ${formatPeriod(chosen)}` : translate('list.period')}
      variant="outlined"
      color="inherit"
      choices={[
        { key: '', label: translate('list.all_periods'), selected: !chosen, onPick: () => setFilter({ period: '' }) },
        ...periods.map((period) => ({
          key: period,
          label: formatPeriod(period),
          selected: period === chosen,
          onPick: () => setFilter({ period }),
        })),
      ]}
    />
  );
};
