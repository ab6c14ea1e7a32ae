import { Button, Drawer, IconButton } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayInput, PeriodInput } from '../inputs/DayInput.tsx';
import { RupiahInput } from '../inputs/RupiahInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Icon } from '../layout/Icon.tsx';
import { useEverOpen } from '../layout/use-ever-open.ts';
import type { ListFilter } from './definition.ts';
import { useList } from './ListContext.tsx';
import type { FilterValue, FilterValues } from './list-state.ts';

type FieldProps = { filter: ListFilter; value: FilterValue | undefined; onChange: (value: FilterValue) => void };

const FilterField = ({ filter, value, onChange }: FieldProps) => {
  const translate = useTranslate();
  const label = translate(filter.label);
  const { kind, Input } = filter;
  if (Input) return <Input label={label} value={value} onChange={onChange} />;
  if (kind === 'flag')
    return (
      <div className="filter-field">
        <span className="opts">
          <label>
            <input
              type="checkbox"
              className="box"
              checked={value === true}
              onChange={(e) => onChange(e.target.checked)}
            />
            {label}
          </label>
        </span>
      </div>
    );
  if (kind === 'choice' || kind === 'choices' || kind === 'yesno') {
    const chosen = Array.isArray(value) ? value : typeof value === 'string' && value ? [value] : [];
    const toggle = (code: string) => {
      if (kind !== 'choices') return onChange(chosen.includes(code) ? '' : code);
      onChange(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
    };
    return (
      <fieldset className="filter-field">
        <legend>{label}</legend>
        <div className="opts">
          {(filter.options ?? []).map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                className="box"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              {translate(option.label, { _: option.label })}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (kind === 'period') return <PeriodInput label={label} value={text} onChange={onChange} />;
  if (kind === 'day') return <DayInput label={label} value={text} onChange={onChange} />;
  if (kind === 'amount') return <RupiahInput label={label} value={text} onChange={onChange} />;
  return <TextInput label={label} value={text} onChange={onChange} inputMode={kind === 'count' ? 'numeric' : 'text'} />;
};

type Props = { readonly open: boolean; readonly onClose: () => void };

const OpenedDrawer = ({ open, onClose }: Props) => {
  const { of, state, setFilter } = useList();
  const translate = useTranslate();
  const title = useId();
  const [draft, setDraft] = useState<FilterValues>({});
  const latest = useRef(state.filter);
  latest.current = state.filter;
  // Initialised only on opening, so that updates of the list do not overwrite the input.
  useEffect(() => {
    if (open) setDraft(latest.current);
  }, [open]);
  const offered = of.filters.filter(({ place }) => place === 'bar' || place === 'drawer');
  const apply = (filter: FilterValues) => {
    setFilter(Object.fromEntries(offered.map(({ key }) => [key, filter[key] ?? ''])));
    onClose();
  };
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-labelledby': title } }}>
      <form
        className="fdrawer"
        onSubmit={(event) => {
          event.preventDefault();
          apply(draft);
        }}
      >
        <div className="fdrawer-h">
          <h2 id={title}>{translate('list.more_filters')}</h2>
          <IconButton size="small" aria-label={translate('list.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
        <div className="fdrawer-b">
          {offered.map((filter) => (
            <FilterField
              key={filter.key}
              filter={filter}
              value={draft[filter.key]}
              onChange={(value) => setDraft((now) => ({ ...now, [filter.key]: value }))}
            />
          ))}
        </div>
        <div className="fdrawer-f">
          <Button type="submit" variant="contained">
            {translate('list.apply')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => apply({})}>
            {translate('list.clear_all')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
};

export const FilterDrawer = (props: Props) => (useEverOpen(props.open) ? <OpenedDrawer {...props} /> : null);
