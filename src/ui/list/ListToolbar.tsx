import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { recentPeriods } from '../inputs/masa.ts';
import { Icon } from '../layout/Icon.tsx';
import { MenuButton } from '../layout/MenuButton.tsx';
import { usePreference } from '../layout/use-preference.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ListFilter } from './definition.ts';
import { SearchBox } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { useList } from './ListContext.tsx';
import { SavedViews } from './SavedViews.tsx';

const ChoicesFilter = ({ filter: { key, label, options = [] } }: { filter: ListFilter }) => {
  const { state, setFilter } = useList();
  const translate = useTranslate();
  const selected = state.filter[key];
  const chosen = Array.isArray(selected) ? selected : [];
  return (
    <MenuButton
      label={translate(label)}
      variant="outlined"
      color="inherit"
      choices={options.map((option) => ({
        key: option.value,
        label: translate(option.label),
        selected: chosen.includes(option.value),
        onPick: () =>
          setFilter({
            [key]: chosen.includes(option.value)
              ? chosen.filter((code) => code !== option.value)
              : [...chosen, option.value],
          }),
      }))}
    />
  );
};

/** The masa is the most used filter; other periods are in the drawer. */
const PeriodFilter = () => {
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

const clock = (at: number): string => jakartaTime(at).replace(':', '.');

export const ListToolbar = () => {
  const { of, state, query, reload } = useList();
  const translate = useTranslate();
  const notify = useNotify();
  const [chosenDensity, setDensity] = usePreference('density');
  const density = chosenDensity ?? 'normal';
  const [open, setOpen] = useState(false);
  const inDrawer = of.filters.filter(({ place, key }) => place === 'drawer' && state.filter[key] !== undefined).length;

  return (
    <div className="tool">
      <SearchBox />
      <PeriodFilter />
      {of.filters
        .filter(({ place, kind }) => place === 'bar' && kind === 'choices')
        .map((filter) => (
          <ChoicesFilter key={filter.key} filter={filter} />
        ))}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="filter" size={16} />}
        onClick={() => setOpen(true)}
      >
        {translate('list.more_filters')}
        {inDrawer > 0 && (
          <span className="bdgn" style={{ marginLeft: 6 }}>
            {inDrawer}
          </span>
        )}
      </Button>
      <FilterDrawer open={open} onClose={() => setOpen(false)} />
      <span className="list-page-grow" />
      <span className="away row g4">
        <SavedViews />
        <MenuButton
          iconOnly
          icon="density"
          label={translate('list.density', { name: translate(`list.${density}`) })}
          choices={(['dense', 'normal', 'loose'] as const).map((name) => ({
            key: name,
            label: translate(`list.${name}`),
            selected: name === density,
            onPick: () => setDensity(name),
          }))}
        />
        <ColumnChooser />
      </span>
      <IconButton
        size="small"
        aria-label={translate('list.refresh', { at: clock(query.dataUpdatedAt) })}
        title={translate('list.refresh', { at: clock(query.dataUpdatedAt) })}
        onClick={() => void reload().then(() => notify('list.refreshed'))}
        sx={{ width: 'auto', gap: '6px', px: '8px', fontSize: 12 }}
      >
        <Icon name="refresh" size={16} />
        {query.dataUpdatedAt > 0 && <span>{clock(query.dataUpdatedAt)}</span>}
      </IconButton>
    </div>
  );
};
