import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../../kit/Icon.tsx';
import { useHeld, useOffice } from '../../kit/session-context.ts';

type Props = {
  busy: boolean;
  replacing: boolean;
  onCancel: () => void;
  onSave: () => void;
  onAgain: () => void;
  onUpload: () => void;
};

/** Always in sight: away, keep, keep and go on, send. */
export const FormFooter = ({ busy, replacing, onCancel, onSave, onAgain, onUpload }: Props) => {
  const translate = useTranslate();
  const office = useOffice();
  const maySend = useHeld('EFAKTUR_DOC_UPLOAD') && office.send;
  return (
    <div className="fform-foot">
      <Button color="inherit" onClick={onCancel}>
        {translate('fakturScreen.form.cancel')}
      </Button>
      <span className="grow" />
      <Button variant="outlined" disabled={busy} onClick={onSave}>
        {translate('fakturScreen.form.save_draft')}
      </Button>
      {!replacing && (
        <Button variant="outlined" disabled={busy} className="d-only" title="Ctrl+Enter" onClick={onAgain}>
          {translate('fakturScreen.form.save_again')}
        </Button>
      )}
      {maySend && (
        <Button variant="contained" disabled={busy} startIcon={<Icon name="upload" size={16} />} onClick={onUpload}>
          {translate('fakturScreen.action.upload')}
        </Button>
      )}
    </div>
  );
};
