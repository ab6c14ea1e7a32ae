import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmModal } from './Modal.tsx';
import { anyUnsaved, leaveBehind, onLeaveRequest, useSaveStatus } from './unsaved.ts';

/** A save that takes no longer than this is waited for without a word. */
const PATIENCE_MS = 400;

/** Another part of the same page (a search, an anchor) keeps its forms; the same address once more begins it anew. */
const leaves = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || (from.search === to.search && from.hash === to.hash);

/** Asks before work is left behind that is not known to be saved; goes by itself once it is. Stands once, in the frame. */
export const LeaveGuard = () => {
  const translate = useTranslate();
  const status = useSaveStatus();
  const [then, setThen] = useState<(() => void) | null>(null);
  const [waited, setWaited] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => anyUnsaved() && leaves(currentLocation, nextLocation),
  );
  useEffect(() => onLeaveRequest((next) => setThen(() => next)), []);
  const isAsking = blocker.state === 'blocked' || then !== null;
  const stay = () => {
    setThen(null);
    blocker.reset?.();
  };

  // Saved meanwhile, or left behind on purpose: either way nothing is in the way any more.
  useEffect(() => {
    if (!isAsking || status !== 'saved') return;
    blocker.proceed?.();
    then?.();
    setThen(null);
  }, [isAsking, status, blocker.proceed, then]);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [isAsking]);

  return (
    <ConfirmModal
      open={isAsking && (status === 'unsaved' || (status === 'saving' && waited))}
      title={translate('shell.leave.title')}
      confirm={translate('shell.leave.confirm')}
      cancel={translate('shell.leave.stay')}
      danger
      onClose={stay}
      onConfirm={leaveBehind}
    >
      {translate(status === 'saving' ? 'shell.leave.saving' : 'shell.leave.text')}
    </ConfirmModal>
  );
};
