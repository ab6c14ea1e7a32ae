import { Button, IconButton } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Cure } from '#domain/refusals/cure.ts';
import type { RefusalBucket, RefusalRow } from '#domain/refusals/schema.ts';
import { SheetGrid } from '../ui/grid/SheetGrid.tsx';
import type { SheetGoal } from '../ui/grid/sheet.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useShortcutEverywhere } from '../ui/layout/use-shortcut.ts';
import { CellStrip } from '../ui/repair/CellStrip.tsx';
import { causeKey } from './causes.ts';
import { Keeps } from './Keeps.tsx';
import { type CauseQuery, loadRefused } from './refused-api.ts';
import { refusedCell, refusedColumns } from './refused-columns.tsx';

/** Opens the document, where it can be corrected. */
export const OpenRefused = ({ row, words = 'open' }: { row: RefusalRow; words?: 'open' | 'change_own' }) => {
  const translate = useTranslate();
  return (
    <Button component={Link} to={row.place} size="small" variant="outlined">
      {translate(`refusals.${words}`)}
    </Button>
  );
};

type Props = {
  readonly bucket: RefusalBucket;
  readonly query: CauseQuery;
  /** Sets values for a single invoice. */
  readonly onOwn: (own: Readonly<Record<string, string>>) => void;
  readonly onUndo: () => void;
  readonly onCure: (cure: Cure) => void;
  readonly onTake: (() => void) | undefined;
};

export const RefusedGrid = ({ bucket, query, onOwn, onUndo, onCure, onTake }: Props) => {
  const translate = useTranslate();
  const kind = bucket.cure?.kind ?? null;
  const columns = useMemo(() => refusedColumns(kind, translate), [kind, translate]);
  const [focused, setFocused] = useState<RefusalRow>();
  const [goal, setGoal] = useState<SheetGoal | null>(null);
  const at = useRef(-1);
  const [shownAt, setShownAt] = useState(0);
  const value = useCallback((row: RefusalRow, key: string) => refusedCell(row, key, kind), [kind]);
  const issue = useCallback(
    (row: RefusalRow, key: string) =>
      row.obstacle !== null && key === 'reference'
        ? { severity: 'warning' as const, message: row.obstacle }
        : undefined,
    [],
  );
  const source = useMemo(
    () => ({
      key: causeKey(bucket),
      count: bucket.count,
      load: (from: number, to: number) => loadRefused(query, from, to),
    }),
    [bucket, query],
  );
  const step = async (by: 1 | -1) => {
    const next = (at.current + by + bucket.count) % bucket.count;
    const [row] = await loadRefused(query, next, next + 1);
    if (!row) return;
    at.current = next;
    setShownAt(next);
    setFocused(row);
    setGoal({ id: row.id, key: columns[2]?.key ?? 'reference', index: next });
  };
  useShortcutEverywhere('alt+ArrowDown', () => void step(1));
  useShortcutEverywhere('alt+ArrowUp', () => void step(-1));
  return (
    <>
      <div className="rep-tool">
        {kind === 'quantity' && query.cure && <Keeps cure={query.cure} onCure={onCure} />}
        <span className="grow" />
        <span className="small">
          <kbd className="kbd">Alt ↓</kbd> {translate('refusals.next')}
        </span>
        <span className="small">
          <kbd className="kbd">Alt →</kbd> {translate('refusals.to_strip')}
        </span>
        <span className="small">{translate('refusals.position', { at: shownAt + 1, of: bucket.count })}</span>
        <IconButton size="small" aria-label={translate('refusals.previous')} onClick={() => void step(-1)}>
          <Icon name="chevron-up" size={16} />
        </IconButton>
        <IconButton size="small" aria-label={translate('refusals.next')} onClick={() => void step(1)}>
          <Icon name="chevron-down" size={16} />
        </IconButton>
      </div>
      <div className="rep-grid">
        <SheetGrid<RefusalRow>
          label={translate('refusals.grid')}
          columns={columns}
          source={source}
          rowId={({ id }) => id}
          value={value}
          issue={issue}
          onChange={(changes) =>
            onOwn(
              Object.fromEntries(
                changes.filter(({ key }) => key.startsWith('cure.')).map(({ id, value: own }) => [id, own.trim()]),
              ),
            )
          }
          onUndo={onUndo}
          onFocus={(row) => setFocused(row)}
          goal={goal}
          onWent={() => setGoal(null)}
          height="100%"
        />
      </div>
      {focused && (
        <CellStrip>
          <span className={focused.obstacle ? 'warn' : undefined}>
            <Icon name={focused.obstacle ? 'warning' : 'info'} size={16} />
          </span>
          <span style={{ flex: 1, minWidth: 200 }}>
            <b>{focused.reference ?? focused.name}</b>{' '}
            {focused.obstacle ?? translate('refusals.office_message', { message: focused.message ?? '–' })}
          </span>
          {onTake && (
            <Button size="small" variant="contained" onClick={onTake}>
              {translate('refusals.take')}
            </Button>
          )}
          <OpenRefused row={focused} words={onTake ? 'change_own' : 'open'} />
        </CellStrip>
      )}
    </>
  );
};
