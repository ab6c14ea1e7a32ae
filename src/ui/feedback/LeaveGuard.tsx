import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmModal } from './Modal.tsx';
import { anyUnsaved, leaveBehind, onLeaveRequest, useSaveStatus } from './unsaved.ts';

/** A save shorter than this shows no dialog. */
const PATIENCE_MS = 400;

/** Changing only query or hash keeps the forms; navigating to the same address resets them. */
const leaves = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || (from.search === to.search && from.hash === to.hash);

/** Continues by itself once the work is saved. Mounted once, in the layout. */
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
