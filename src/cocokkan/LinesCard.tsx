import '../ui/list/list.css';
import '../ui/list/tabs.css';
import { IconButton, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Level } from '#domain/cocokkan/record.ts';
import type { Cocokkan, CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton } from '../ui/layout/MenuButton.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Money } from '../ui/layout/values.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { LinesTable } from './LinesTable.tsx';
import { PAGE, RESOURCE, type Shown } from './use-cocokkan.ts';

const tabs: readonly (Level | null)[] = [
  ...([null, 'SUGGESTED', 'MISMATCH', 'EXACT', 'MANUAL', 'MISSING_DJP', 'MISSING_BOOKS', 'IGNORED'] as const),
];

type Props = {
  readonly of: Cocokkan;
  readonly shown: Shown;
  readonly show: (change: Partial<Shown>) => void;
};

const LevelTabs = ({ of, shown, show }: Props) => {
  const translate = useTranslate();
  const all = Object.values(of.levels).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="ltabs">
      <legend className="sr">{translate('cocokkanScreen.tabs.legend')}</legend>
      {tabs
        .filter((level) => level === null || level === shown.level || of.levels[level] > 0)
        .map((level) => (
          <button
            key={level ?? 'all'}
            type="button"
            aria-pressed={level === shown.level}
            onClick={() => show({ level, cause: null })}
          >
            {translate(`cocokkanScreen.tabs.${level ?? 'all'}`)}
            <span className="num">{formatCount(level === null ? all : of.levels[level])}</span>
          </button>
        ))}
    </fieldset>
  );
};

const Tools = ({ of, shown, show }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState(shown.q);
  return (
    <div className="cocokkan-tools">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show({ q: text.trim() });
        }}
      >
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          value={text}
          placeholder={translate('cocokkanScreen.search')}
          inputProps={{ 'aria-label': translate('cocokkanScreen.search'), maxLength: 200 }}
          startAdornment={<Icon name="search" size={16} className="cocokkan-mark" />}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() !== shown.q && show({ q: text.trim() })}
        />
      </form>
      <MenuButton
        label={shown.cause ? translate(`cocokkan.cause.${shown.cause}`) : translate('cocokkanScreen.cause')}
        icon="filter"
        color="inherit"
        choices={[
          { key: 'all', label: translate('cocokkanScreen.any_cause'), onPick: () => show({ cause: null }) },
          ...of.causes.map(({ cause, count }) => ({
            key: cause,
            label: `${translate(`cocokkan.cause.${cause}`)} (${formatCount(count)})`,
            selected: cause === shown.cause,
            onPick: () => show({ cause }),
          })),
        ]}
      />
    </div>
  );
};

const Footer = ({ of, shown, show }: Props) => {
  const translate = useTranslate();
  const pages = Math.max(1, Math.ceil(of.total / PAGE));
  const from = shown.page * PAGE;
  return (
    <div className="tfoot">
      <span>
        {of.lines.length > 0 &&
          translate('list.range', {
            from: formatCount(from + 1),
            to: formatCount(from + of.lines.length),
            total: formatCount(of.total),
          })}
      </span>
      <span className="list-page-grow" />
      <span>
        {translate('cocokkanScreen.difference')} <Money value={of.difference} strong />
      </span>
      <IconButton
        size="small"
        disabled={shown.page === 0}
        aria-label={translate('list.previous_page')}
        onClick={() => show({ page: shown.page - 1 })}
      >
        <Icon name="chevron-left" size={16} />
      </IconButton>
      <span>{translate('list.page_of', { page: formatCount(shown.page + 1), pages: formatCount(pages) })}</span>
      <IconButton
        size="small"
        disabled={shown.page + 1 >= pages}
        aria-label={translate('list.next_page')}
        onClick={() => show({ page: shown.page + 1 })}
      >
        <Icon name="chevron-right" size={16} />
      </IconButton>
    </div>
  );
};

export const LinesCard = ({ of, shown, show }: Props) => {
  const translate = useTranslate();
  const may = useMay(RESOURCE, 'edit');
  const [chosen, setChosen] = useState<ReadonlyMap<string, CocokkanLine>>(new Map());
  const none = () => setChosen(new Map());
  const query = { side: shown.side, from: shown.from, to: shown.to };
  return (
    <section className="card cocokkan-lines" aria-label={translate('cocokkanScreen.lines')}>
      <div className="cocokkan-head">
        <LevelTabs of={of} shown={shown} show={show} />
        <Tools key={shown.q} of={of} shown={shown} show={show} />
      </div>
      {may && <ChosenBar of={of} query={query} chosen={[...chosen.values()]} clear={none} />}
      {of.lines.length === 0 ? (
        <p className="cocokkan-nothing sec">{translate('cocokkanScreen.nothing_found')}</p>
      ) : (
        <LinesTable lines={of.lines} query={query} chosen={chosen} onChoose={may ? setChosen : undefined} />
      )}
      <Footer of={of} shown={shown} show={show} />
    </section>
  );
};
