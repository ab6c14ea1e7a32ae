import { MenuItem, Select } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../ui/layout/Icon.tsx';
import type { useHistory } from './use-history.ts';
import '../ui/list/list.css';

const statuses = ['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED', 'INVALID'] as const;
const PAUSE_MS = 300;

/** What the history can be narrowed by: the file's name, how it ended, whose it is. */
export const HistoryTools = ({ of: { asked, change } }: { of: ReturnType<typeof useHistory> }) => {
  const translate = useTranslate();
  const held = asked('q');
  const [typed, setTyped] = useState(held);
  useEffect(() => setTyped(held), [held]);
  useEffect(() => {
    if (typed.trim() === held) return;
    const timer = setTimeout(() => change({ q: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const label = (key: string) => translate(`imporScreen.list.${key}`);
  return (
    <div className="imp-tools">
      <label className="tool-search">
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={label('search')}
          placeholder={label('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Select
        value={asked('status')}
        displayEmpty
        size="small"
        inputProps={{ 'aria-label': label('filterStatus') }}
        onChange={(event) => change({ status: event.target.value })}
      >
        <MenuItem value="">{label('all')}</MenuItem>
        {statuses.map((code) => (
          <MenuItem key={code} value={code}>
            {translate(`imporScreen.status.${code}`)}
          </MenuItem>
        ))}
      </Select>
      <Select
        value={asked('mine')}
        displayEmpty
        size="small"
        inputProps={{ 'aria-label': label('filterUser') }}
        onChange={(event) => change({ mine: event.target.value })}
      >
        <MenuItem value="">{label('everybody')}</MenuItem>
        <MenuItem value="true">{label('mine')}</MenuItem>
      </Select>
    </div>
  );
};
