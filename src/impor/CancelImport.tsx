import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmModal } from '../kit/Modal.tsx';
import { useImportStep } from './import-api.ts';
import { useKindWords } from './kind.ts';

type Props = { id: string; fileName: string; size?: 'small' | 'medium'; onCancelled: () => void };

/** Leaves an import for good, after asking. */
export const CancelImport = ({ id, fileName, size = 'medium', onCancelled }: Props) => {
  const translate = useTranslate();
  const say = useKindWords();
  const [asking, setAsking] = useState(false);
  const cancel = useImportStep<undefined>(id, 'DELETE', '');
  return (
    <>
      <Button variant="text" color="inherit" size={size} onClick={() => setAsking(true)}>
        {translate('imporScreen.cancel')}
      </Button>
      <ConfirmModal
        open={asking}
        danger
        busy={cancel.isPending}
        title={translate('imporScreen.cancelTitle')}
        confirm={translate('imporScreen.cancelConfirm')}
        cancel={translate('imporScreen.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(undefined, { onSuccess: onCancelled })}
      >
        <p>
          <b>{fileName}</b>
        </p>
        <p style={{ marginTop: 8 }}>{say('cancelText')}</p>
      </ConfirmModal>
    </>
  );
};
