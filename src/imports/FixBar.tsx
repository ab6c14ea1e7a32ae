import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Bucket, FixChanges, ImportView } from '#domain/imports/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { oneAtATime } from '../ui/form/one-at-a-time.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton } from '../ui/layout/MenuButton.tsx';
import { FixPreview } from './FixPreview.tsx';
import { type RowFix, rowFixOf, useFixPreview, useRepair } from './import-api.ts';
import { useImportKind } from './kind.ts';
import { RepairField, shownValue } from './repair-columns.tsx';
import { wordsOf } from './words-of.ts';

const applies = [
  'proposal',
  'trim',
  'pad-zeros',
  'round',
  'day-month',
  'month-day',
  'goods',
  'services',
  'value',
] as const;
type Apply = (typeof applies)[number];
const ANY_ROW = { row: 0, cells: {} };

type Fix = { bucket: string; apply: Apply | RowFix; value?: string };

export const FixBar = ({ impor, bucket }: { impor: ImportView; bucket: Bucket }) => {
  const translate = useTranslate();
  const { looks } = useImportKind();
  const notify = useNotify();
  const fix = useRepair(impor.id, 'POST', '/fix');
  const looking = useFixPreview(impor.id);
  const [once] = useState(oneAtATime);
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useStoredState(`fix.${bucket.key}`, '');
  const [preview, setPreview] = useState<FixChanges>();
  const base = { bucket: bucket.key };
  const rowFix = rowFixOf(bucket.key);
  const main = rowFix ?? 'proposal';
  const all = rowFix ? `${rowFix}All` : 'fixAll';
  const offered = bucket.fixable || rowFix;

  const { values, others } = bucket.proposed;
  const shown = values.map(({ value, count }) => {
    const text = shownValue(looks[bucket.path] ?? {}, value);
    return count === bucket.count ? text : `${text} (${formatCount(count)})`;
  });
  if (others !== 0) shown.push(translate('imporScreen.repair.others', { count: others ?? '' }).trim());
  const proposals = shown.length > 0 && <b>{translate('imporScreen.repair.proposal', { value: shown.join(', ') })}</b>;

  // Fixing the last finding of a group unmounts this bar: success is still announced, a second click is ignored.
  const run = (apply: Apply | RowFix, extra: Partial<Fix> = {}) =>
    void once(() =>
      fix.mutateAsync({ ...base, apply, ...extra }).then(
        (answer) => {
          setAsking(false);
          setPreview(undefined);
          const left = answer.buckets.find((one) => one.key === bucket.key)?.count ?? 0;
          notify('imporScreen.repair.fixed', { type: 'success', messageArgs: { count: bucket.count - left } });
        },
        (error: unknown) => notify(wordsOf(error), { type: 'error' }),
      ),
    );
  const look = () =>
    looking.mutate(
      { ...base, apply: main },
      {
        onSuccess: ({ preview: changes }) => setPreview(changes),
        onError: (error) => notify(wordsOf(error), { type: 'error' }),
      },
    );

  return (
    <div className="fix">
      <Icon name="wand" />
      <div className="grow">
        <b>
          {translate(`imporScreen.repair.${bucket.severity === 'error' ? 'alike' : 'alike_warning'}`, {
            count: bucket.count,
          })}
        </b>{' '}
        <span className="small">
          {bucket.message} {proposals}
        </span>
      </div>
      <MenuButton
        label={translate('imporScreen.repair.formulas')}
        icon="sigma"
        choices={applies
          .filter((apply) => bucket.fixes.includes(apply))
          .map((apply) => ({
            key: apply,
            label: translate(`imporScreen.repair.apply.${apply}`),
            disabled: apply === 'proposal' && !bucket.fixable,
            onPick: () => (apply === 'value' ? setAsking(true) : run(apply)),
          }))}
      />
      {offered && (
        <>
          <Button variant="outlined" disabled={fix.isPending || looking.isPending} onClick={look}>
            {translate('imporScreen.repair.preview')}
          </Button>
          <Button variant="contained" disabled={fix.isPending} onClick={() => run(main)}>
            {translate(`imporScreen.repair.${all}`)}
          </Button>
        </>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="fix-value">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run('value', { value });
          }}
        >
          <DialogTitle id="fix-value">{translate('imporScreen.repair.valueTitle')}</DialogTitle>
          <DialogContent>
            <RepairField
              label={translate('imporScreen.repair.valueLabel', { count: bucket.count })}
              row={ANY_ROW}
              look={looks[bucket.path] ?? {}}
              value={value}
              onChange={setValue}
              autoFocus
            />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {translate('imporScreen.back')}
            </Button>
            <Button type="submit" variant="contained" disabled={fix.isPending}>
              {translate('imporScreen.repair.applyTo', { count: bucket.count })}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <FixPreview
        changes={preview}
        label={translate(`imporScreen.repair.${all}`)}
        busy={fix.isPending}
        onClose={() => setPreview(undefined)}
        onApply={() => run(main)}
      />
    </div>
  );
};
