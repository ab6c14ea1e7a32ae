import { Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CheckedRow, Repaired } from '#domain/imports/view-schema.ts';
import { oneAtATime } from '../ui/form/one-at-a-time.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useShortcutEverywhere } from '../ui/layout/use-shortcut.ts';
import { useNarrow } from '../ui/repair/use-narrow.ts';
import { BucketList } from './BucketList.tsx';
import { CellPanel } from './CellPanel.tsx';
import { Counts } from './Counts.tsx';
import { FixBar } from './FixBar.tsx';
import { type RowFilter, rowFixOf, useRepair, useRowCount, useRowReader } from './import-api.ts';
import { type StepProps, useKindWords } from './kind.ts';
import { LearnedRepairs } from './LearnedRepairs.tsx';
import { BucketChips, FileNotes, SavedSoFar } from './Notices.tsx';
import { RepairCards } from './RepairCards.tsx';
import { RepairGrid } from './RepairGrid.tsx';
import { useErrorWalk } from './use-error-walk.ts';
import { Wizard } from './Wizard.tsx';
import { wordsOf } from './words-of.ts';

type Change = { row: number; field: string; value: string };

export const RepairStep = ({ impor, crumb, side, notice, onNext }: StepProps & { onNext: () => void }) => {
  const translate = useTranslate();
  const say = useKindWords();
  const reader = useRowReader(impor.id);
  const notify = useNotify();
  const narrow = useNarrow();
  const { buckets, totals, undo } = impor.state;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [focus, setFocus] = useState<{ row: CheckedRow; field: string }>();
  const patch = useRepair(impor.id, 'PATCH', '/cells');
  const back = useRepair(impor.id, 'POST', '/undo');
  const skip = useRepair(impor.id, 'POST', '/skip');
  const fix = useRepair(impor.id, 'POST', '/fix');
  const bucket = buckets.find((one) => one.key === chosen);
  const filter = useMemo<RowFilter>(
    () => (bucket ? { open: true, bucket: bucket.key } : onlyWrong ? { wrong: true } : { open: true }),
    [bucket, onlyWrong],
  );
  const failed = useCallback((error: unknown) => notify(wordsOf(error), { type: 'error' }), [notify]);
  const { version } = impor;
  const retell = ({ rows }: Repaired) =>
    setFocus((held) => held && { ...held, row: rows.find(({ row }) => row === held.row.row) ?? held.row });
  const repairing = useRef<Promise<void>>(Promise.resolve());
  const repair = (answer: Promise<Repaired>): Promise<void> => {
    repairing.current = answer.then(retell, failed);
    return repairing.current;
  };
  /** A second click would find nothing to fix. */
  const [once] = useState(oneAtATime);
  const change = (changes: Change[]) => void repair(patch.mutateAsync({ changes }));
  const leave = (documents: number[], out: boolean) => void repair(skip.mutateAsync({ documents, skip: out }));
  const undoLast = () => back.mutate({}, { onSuccess: () => notify('imporScreen.repair.undone'), onError: failed });

  const fixRows = (document: number, key: string) => {
    const apply = rowFixOf(key);
    if (apply) void once(() => repair(fix.mutateAsync({ bucket: key, apply, documents: [document] })));
  };

  const openRows = useRowCount(impor.id, version, { open: true });
  const wrongRows = useRowCount(impor.id, version, { wrong: true });
  const wrong = bucket ? bucket.count : wrongRows;
  const { at, goal, step, went, restart } = useErrorWalk({
    reader,
    filter: bucket ? filter : { wrong: true },
    path: bucket?.path,
    settled: () => repairing.current,
  });
  /** The rows change, and the focused one may no longer be among them. */
  const leaveRow = () => {
    setFocus(undefined);
    restart();
  };
  const choose = (key: string | undefined) => {
    setChosen(key);
    leaveRow();
  };
  const go = (by: 1 | -1) => {
    if (!bucket) setOnlyWrong(true);
    step(by);
  };
  useShortcutEverywhere('alt+ArrowDown', () => go(1), !narrow);
  useShortcutEverywhere('alt+ArrowUp', () => go(-1), !narrow);
  const focusBucket =
    focus &&
    buckets.find((one) => one.path === focus.field && focus.row.findings.some((f) => f.message === one.message));

  return (
    <Wizard
      at="repair"
      title={translate('imporScreen.steps.repair')}
      crumb={crumb}
      side={side}
      notice={notice}
      counts={<Counts impor={impor} />}
      footer={
        <>
          <span className="grow" />
          {totals.errors > 0 && <span className="imp-note">{say('stays', totals.errors)}</span>}
          <Button variant="contained" disabled={totals.ready === 0} onClick={onNext}>
            {totals.errors > 0 ? say('continueWith', totals.ready) : translate('imporScreen.repair.continueAll')}
          </Button>
        </>
      }
    >
      <div className="imp-b">
        {narrow ? (
          <BucketChips buckets={buckets} chosen={chosen} onChoose={choose} />
        ) : (
          <BucketList buckets={buckets} totals={totals} rows={openRows} chosen={chosen} onChoose={choose} />
        )}
        <div className="imp-work">
          <SavedSoFar impor={impor} />
          <FileNotes impor={impor} />
          {bucket && !(narrow && bucket.count === 1) && (
            <FixBar key={`fix ${bucket.key}`} impor={impor} bucket={bucket} />
          )}
          <div className="rep-tool">
            {!narrow && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={onlyWrong}
                    onChange={(event) => {
                      setOnlyWrong(event.target.checked);
                      leaveRow();
                    }}
                  />
                }
                label={translate('imporScreen.repair.onlyWrong')}
              />
            )}
            <Button
              variant="text"
              color="inherit"
              startIcon={<Icon name="undo" size={16} />}
              disabled={undo === 0 || back.isPending}
              onClick={undoLast}
            >
              {translate('imporScreen.repair.undo')}
            </Button>
            <LearnedRepairs version={version} />
            <span className="grow" />
            {!narrow && wrong > 0 && (
              <>
                <span className="small">
                  <kbd className="kbd">Alt ↓</kbd> {translate('imporScreen.repair.next')}
                </span>
                <span className="small">
                  {translate('imporScreen.repair.position', { at: Math.min((at ?? 0) + 1, wrong), of: wrong })}
                </span>
                <IconButton size="small" aria-label={translate('imporScreen.repair.previous')} onClick={() => go(-1)}>
                  <Icon name="chevron-up" size={16} />
                </IconButton>
                <IconButton size="small" aria-label={translate('imporScreen.repair.next')} onClick={() => go(1)}>
                  <Icon name="chevron-down" size={16} />
                </IconButton>
              </>
            )}
          </div>
          {narrow ? (
            <RepairCards
              key={`cards ${chosen ?? ''}`}
              impor={impor}
              filter={filter}
              onChange={change}
              onSkip={(document) => leave([document], true)}
              onRowFix={fixRows}
            />
          ) : (
            <>
              <RepairGrid
                impor={impor}
                filter={filter}
                {...(bucket ? { worked: bucket.path } : {})}
                goal={goal}
                onWent={went}
                onChanges={change}
                onUndo={undoLast}
                onFocus={(row, field) => setFocus({ row, field })}
              />
              {focus && (
                <CellPanel
                  row={focus.row}
                  field={focus.field}
                  bucket={focusBucket}
                  onUse={(value) => change([{ row: focus.row.row, field: focus.field, value }])}
                  onUseAll={() =>
                    focusBucket &&
                    void once(() => repair(fix.mutateAsync({ bucket: focusBucket.key, apply: 'proposal' })))
                  }
                  onSkip={(out) => leave([focus.row.document], out)}
                  onRowFix={() => focusBucket && fixRows(focus.row.document, focusBucket.key)}
                />
              )}
            </>
          )}
        </div>
      </div>
    </Wizard>
  );
};
