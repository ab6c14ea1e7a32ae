import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEnding, left } from '../client/idle.ts';
import { request } from '../client/request.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { saveAll } from '../ui/feedback/unsaved.ts';

export const SessionWarning = () => {
  const translate = useTranslate();
  const [remaining, setRemaining] = useState<number | null>(null);
  const saved = useRef(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.now();
      const ending = isEnding(now);
      if (ending && !saved.current) void saveAll();
      saved.current = ending;
      setRemaining(ending ? left(now) : null);
    }, 5000);
    return () => clearInterval(timer);
  }, []);
  const stay = async () => {
    // Reading the session itself does not extend it.
    await request('GET', '/user').catch(() => undefined);
    setRemaining(null);
  };
  return (
    <Modal
      open={remaining !== null}
      pinned
      title={translate('session.ending')}
      onClose={() => undefined}
      actions={
        <Button variant="contained" onClick={() => void stay()}>
          {translate('session.stay')}
        </Button>
      }
    >
      {translate('session.ending_text', { minutes: Math.ceil((remaining ?? 0) / 60_000) })}
    </Modal>
  );
};
