import { Button } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { movedBack, onMoved, whereMoved } from '../client/moved-away.ts';
import { request } from '../client/request.ts';
import { type Session, tellWhere } from '../client/session.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { dropUnsaved } from '../ui/feedback/unsaved.ts';
import { problemOf } from '../ui/feedback/use-call.ts';

const loadAnew = (): void => {
  dropUnsaved();
  // The current address may name a record of the company this page was opened for.
  window.location.assign('/main/home');
};

const useWayBack = (session: Session) => {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const goBack = async () => {
    setBusy(true);
    setRefused('');
    try {
      await request('PUT', '/session', { body: { companyId: session.setting.companyId }, quiet: true });
      tellWhere(session.profile, session.setting);
      movedBack();
    } catch (error) {
      setRefused(problemOf(error)?.message || translate('problem.unexpected'));
    }
    setBusy(false);
  };
  return { goBack, busy, refused };
};

const Question = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const moved = useSyncExternalStore(onMoved, whereMoved);
  const { goBack, busy, refused } = useWayBack(session);
  const own = session.setting.companyName;
  const other = (moved?.to === 'company' && moved.name) || translate('shell.moved.other_company');
  const company = moved?.to === 'company';
  return (
    <Modal
      open={moved !== null}
      pinned
      title={translate(company ? 'shell.moved.company' : 'shell.moved.person')}
      onClose={() => undefined}
      actions={
        <>
          <Button variant={company ? 'outlined' : 'contained'} onClick={loadAnew}>
            {company ? translate('shell.moved.reload_company', { other }) : translate('shell.moved.reload')}
          </Button>
          {company && (
            <Button variant="contained" disabled={busy} onClick={() => void goBack()}>
              {translate('shell.moved.back', { own })}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <Alert severity="error" live>
          {refused}
        </Alert>
      )}
      {company ? translate('shell.moved.company_text', { own, other }) : translate('shell.moved.person_text')}
    </Modal>
  );
};

/** Offers to move the session back or to reload. A page without content reloads by itself. */
export const MovedAway = ({ session }: { session: Session | undefined }) => {
  const moved = useSyncExternalStore(onMoved, whereMoved);
  useEffect(() => {
    if (moved && !session) loadAnew();
  }, [moved, session]);
  return session ? <Question session={session} /> : null;
};
