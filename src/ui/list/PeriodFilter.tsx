import { useTranslate } from 'react-admin';
import { formatPeriod } from '#domain/text/format.ts';
import { recentPeriods } from '../inputs/masa.ts';
import { MenuButton } from '../layout/MenuButton.tsx';
import { useList } from './ListContext.tsx';

/** One masa, the filter used most; any other one is in the drawer. */
export const PeriodFilter = () => {
  const { of, state, setFilter } = useList();
  const translate = useTranslate();
  if (!of.filters.some(({ key }) => key === 'period')) return null;
  const chosen = typeof state.filter.period === 'string' ? state.filter.period : '';
  const periods = recentPeriods();
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
