import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Icon } from '../kit/Icon.tsx';
import { MenuButton } from '../kit/MenuButton.tsx';
import { TableHead } from '../kit/TableHead.tsx';
import { type Bucket, type ImportView, useRepair } from './import-api.ts';
import { useImportKind } from './kind.ts';
import { shownValue } from './repair-columns.ts';

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
type Fix = { bucket: string; apply: Apply; value?: string; preview?: boolean };
type Preview = { preview?: { row: number; field: string; before: string; after: string }[] };

/** Mends everything alike in one bucket: by the proposal, by a formula, or by one value; what would change can be seen first. */
export const FixBar = ({ impor, bucket }: { impor: ImportView; bucket: Bucket }) => {
  const translate = useTranslate();
  const { looks } = useImportKind();
  const notify = useNotify();
  const fix = useRepair<Fix>(impor.id, 'POST', '/fix');
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useState('');
  const [preview, setPreview] = useState<Preview['preview']>();
  const base = { bucket: bucket.key };

  const run = (apply: Apply, extra: Partial<Fix> = {}) =>
    fix.mutate(
      { ...base, apply, ...extra },
      {
        onSuccess: (answer) => {
          setAsking(false);
          setPreview(undefined);
          const left = answer.buckets.find((one) => one.key === bucket.key)?.count ?? 0;
          notify('imporScreen.repair.fixed', { type: 'success', messageArgs: { count: bucket.count - left } });
        },
        onError: (error) => notify(error instanceof Error ? error.message : '', { type: 'error' }),
      },
    );
  const look = () =>
    fix.mutate(
      { ...base, apply: 'proposal', preview: true },
      { onSuccess: (answer) => setPreview((answer as Preview).preview ?? []) },
    );

  return (
    <div className="fix">
      <Icon name="wand" />
      <div className="grow">
        <b>{translate('imporScreen.repair.alike', { count: bucket.count })}</b>{' '}
        <span className="s">
          {bucket.message}
          {bucket.proposal && bucket.count === 1
            ? ` ${translate('imporScreen.repair.proposal', { value: shownValue(looks[bucket.path] ?? {}, bucket.proposal) })}`
            : ''}
        </span>
      </div>
      <MenuButton
        label={translate('imporScreen.repair.formulas')}
        icon="sigma"
        choices={applies
          .filter((apply) => bucket.fixes?.includes(apply) ?? true)
          .map((apply) => ({
            key: apply,
            label: translate(`imporScreen.repair.apply.${apply}`),
            disabled: apply === 'proposal' && !bucket.fixable,
            onPick: () => (apply === 'value' ? setAsking(true) : run(apply)),
          }))}
      />
      {bucket.fixable && (
        <>
          <Button variant="outlined" disabled={fix.isPending} onClick={look}>
            {translate('imporScreen.repair.preview')}
          </Button>
          <Button variant="contained" disabled={fix.isPending} onClick={() => run('proposal')}>
            {translate('imporScreen.repair.fixAll')}
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
            <TextField
              autoFocus
              fullWidth
              value={value}
              onChange={(event) => setValue(event.target.value)}
              label={translate('imporScreen.repair.valueLabel', { count: bucket.count })}
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
      <Dialog
        open={preview !== undefined}
        onClose={() => setPreview(undefined)}
        maxWidth="md"
        aria-labelledby="fix-preview"
      >
        <DialogTitle id="fix-preview">{translate('imporScreen.repair.previewTitle')}</DialogTitle>
        {/* Longer than the screen at times: the keyboard scrolls it too. */}
        <DialogContent tabIndex={0}>
          <table className="imp-tbl">
            <TableHead
              of={(['row', 'before', 'after'] as const).map((key) => ({
                label: translate(`imporScreen.repair.${key}`),
                right: key === 'row',
              }))}
            />
            <tbody>
              {(preview ?? []).map((change) => (
                <tr key={`${change.row}-${change.field}`}>
                  <td className="r">{change.row}</td>
                  <td>{change.before || '–'}</td>
                  <td>
                    <b>{change.after}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setPreview(undefined)}>
            {translate('imporScreen.back')}
          </Button>
          <Button variant="contained" disabled={fix.isPending} onClick={() => run('proposal')}>
            {translate('imporScreen.repair.fixAll')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
};
