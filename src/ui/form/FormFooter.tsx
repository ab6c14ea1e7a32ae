import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
  /** Absent where only one can exist. */
  readonly onAgain?: (() => void) | undefined;
  readonly children?: ReactNode;
};

export const FormFooter = ({ busy, onCancel, onSave, onAgain, children }: Props) => {
  const translate = useTranslate();
  return (
    <div className="document-form-foot">
      <Button color="inherit" onClick={onCancel}>
        {translate('form.cancel')}
      </Button>
      <span className="grow" />
      <Button variant="outlined" disabled={busy} onClick={onSave}>
        {translate('form.save_draft')}
      </Button>
      {onAgain && (
        <Button variant="outlined" disabled={busy} className="d-only" title="Ctrl+Enter" onClick={onAgain}>
          {translate('form.save_again')}
        </Button>
      )}
      {children}
    </div>
  );
};
