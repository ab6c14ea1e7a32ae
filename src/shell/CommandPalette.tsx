import { Dialog } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Found } from '#domain/company/frame-schema.ts';
import { request } from '../client/request.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { leaves } from './navigation-rule.ts';
import { paletteActions, saysAll } from './palette-actions.ts';
import { leadsIn, useNavigation } from './use-navigation.ts';

type Result = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly to: string;
};

const icons: Partial<Record<Found['type'], IconName>> = {
  faktur: 'invoice',
  billing: 'card',
  ntpn: 'shield',
  spt: 'send',
  'spt-badan': 'send',
  counterparty: 'building',
};

const usePages = (text: string): Result[] => {
  const translate = useTranslate();
  const wanted = text.toLowerCase();
  return useNavigation().flatMap((group) =>
    leaves([group]).flatMap((leaf) => {
      if (leaf.second) return [];
      const title = translate(`shell.nav.${leaf.key}`);
      const hint = group === leaf ? '' : translate(`shell.nav.${group.key}`);
      if (!`${title} ${hint}`.toLowerCase().includes(wanted)) return [];
      return [{ key: leaf.path ?? leaf.key, icon: group.icon ?? 'document', title, hint, to: leaf.path ?? '' }];
    }),
  );
};

const useActions = (text: string): Result[] => {
  const translate = useTranslate();
  const session = useSession();
  return paletteActions
    .filter(({ path, when }) => (when?.(session) ?? true) && leadsIn(path, session))
    .map(({ key, path, icon }) => ({
      key: `do ${key}`,
      icon,
      title: translate(`shell.palette.do.${key}`),
      hint: translate('shell.palette.action'),
      to: path,
    }))
    .filter(({ title }) => text !== '' && saysAll(title, text));
};

const useFound = (text: string) =>
  useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => request('GET', '/search', { query: { q: text }, signal, quiet: true }),
    enabled: text.length >= 2,
    placeholderData: (before) => before,
    retry: false,
  });

/** Arrows select, Enter opens. */
export const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const deferred = useDeferredValue(text.trim());
  const pages = usePages(deferred);
  const actions = useActions(deferred);
  const { data, isFetching, isPlaceholderData } = useFound(deferred);
  // The results belong to an earlier text: Enter waits for the current ones.
  const stale = text.trim() !== deferred || isPlaceholderData;
  const [hurried, setHurried] = useState(false);
  const found = (deferred.length >= 2 ? (data ?? []) : []).map(({ type, id, title, subtitle, link }) => ({
    key: `${type} ${id}`,
    icon: icons[type] ?? 'document',
    title,
    hint: subtitle,
    to: link,
  }));
  const results: Result[] = [...actions, ...found, ...pages].slice(0, 40);
  const chosen = Math.min(at, Math.max(0, results.length - 1));

  const go = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    navigate(result.to);
  };
  useEffect(() => {
    if (!hurried || stale) return;
    setHurried(false);
    go(results[0]);
  });
  const steps: Record<string, () => void> = {
    ArrowDown: () => setAt((chosen + 1) % Math.max(1, results.length)),
    ArrowUp: () => setAt((chosen + results.length - 1) % Math.max(1, results.length)),
    Home: () => setAt(0),
    End: () => setAt(results.length - 1),
    Enter: () => (stale ? setHurried(true) : go(results[chosen])),
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${list}-title`}
      maxWidth={false}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { width: 600, maxWidth: 'calc(100vw - 32px)', mt: { xs: 2, md: 16 } } } }}
    >
      <h2 className="sr" id={`${list}-title`}>
        {translate('shell.header.search')}
      </h2>
      <div className="pal-in">
        <Icon name="search" size={16} />
        <input
          ref={(input) => input?.focus()}
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={results[chosen] ? `${list}-${chosen}` : undefined}
          aria-autocomplete="list"
          aria-label={translate('shell.header.search')}
          placeholder={translate('shell.header.search')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setHurried(false);
          }}
          onKeyDown={press}
        />
        <kbd className="kbd">Esc</kbd>
      </div>
      <div
        id={list}
        role="listbox"
        aria-label={translate('shell.palette.results')}
        className="pal"
        aria-busy={isFetching}
      >
        {results.map((result, index) => (
          <div
            key={result.key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={index === chosen ? 'pal-i on' : 'pal-i'}
            onPointerMove={() => setAt(index)}
            onClick={() => go(result)}
            onKeyDown={press}
          >
            <Icon name={result.icon} size={16} />
            <span className="grow el">{result.title}</span>
            <span className="small sec el">{result.hint}</span>
          </div>
        ))}
      </div>
      {results.length === 0 && !isFetching && <p className="sec pal-none">{translate('shell.kit.none_found')}</p>}
      <p className="sr" aria-live="polite">
        {translate('shell.palette.count', { count: results.length })}
      </p>
    </Dialog>
  );
};
