import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';

/** Slips of a masa whose return is filed are taken with a reason, or not at all. */
export const HeldUp = ({ busy, onReason }: { busy: boolean; onReason: (reason: string) => void }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`bupotPull.page.${key}`);
  const [reason, setReason] = useState('');
  return (
    <Alert severity="warning" title={say('lock_title')}>
      <p>{say('lock_text')}</p>
      <div className="pull-lock">
        <TextInput label={say('lock')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
        <Button variant="outlined" disabled={busy || reason.trim() === ''} onClick={() => onReason(reason.trim())}>
          {say('again')}
        </Button>
      </div>
    </Alert>
  );
};
