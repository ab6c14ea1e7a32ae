import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FixChanges } from '#domain/imports/view-schema.ts';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { useImportKind } from './kind.ts';
import { shownValue } from './repair-columns.tsx';

type Props = {
  changes: FixChanges | undefined;
  label: string;
  busy: boolean;
  onClose: () => void;
  onApply: () => void;
};

export const FixPreview = ({ changes, label, busy, onClose, onApply }: Props) => {
  const translate = useTranslate();
  const { looks } = useImportKind();
  return (
    <Dialog open={changes !== undefined} onClose={onClose} maxWidth="md" aria-labelledby="fix-preview">
      <DialogTitle id="fix-preview">{translate('imporScreen.repair.previewTitle')}</DialogTitle>
      {/* Can be longer than the screen: the keyboard scrolls it too. */}
      <DialogContent tabIndex={0}>
        <table className="imp-tbl">
          <TableHead
            of={(['row', 'before', 'after'] as const).map((key) => ({
              label: translate(`imporScreen.repair.${key}`),
              right: key === 'row',
            }))}
          />
          <tbody>
            {(changes ?? []).map((change) => (
              <tr key={`${change.row}-${change.field}`}>
                <td className="right">{change.row}</td>
                <td>{change.before || '–'}</td>
                <td>
                  <b>{shownValue(looks[change.field] ?? {}, change.after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('imporScreen.back')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={onApply}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
