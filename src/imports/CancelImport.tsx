import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { useTellProblem } from '../ui/feedback/use-call.ts';
import { useImportStep } from './import-api.ts';
import { useKindWords } from './kind.ts';

type CancelProps = { readonly id: string; readonly fileName: string; readonly onCancelled: () => void };

export const CancelImportDialog = ({
  id,
  fileName,
  open,
  onClose,
  onCancelled,
}: CancelProps & { open: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  const say = useKindWords();
  const tell = useTellProblem();
  const cancel = useImportStep(id, 'DELETE', '');
  return (
    <ConfirmModal
      open={open}
      danger
      busy={cancel.isPending}
      title={translate('imporScreen.cancelTitle')}
      confirm={translate('imporScreen.cancelConfirm')}
      cancel={translate('imporScreen.keep')}
      onClose={onClose}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onCancelled, onError: (error) => tell(error) })}
    >
      <p>
        <b>{fileName}</b>
      </p>
      <p style={{ marginTop: 8 }}>{say('cancelText')}</p>
    </ConfirmModal>
  );
};

export const CancelImport = (of: CancelProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" color="inherit" onClick={() => setAsking(true)}>
        {useTranslate()('imporScreen.cancel')}
      </Button>
      <CancelImportDialog {...of} open={asking} onClose={() => setAsking(false)} />
    </>
  );
};
