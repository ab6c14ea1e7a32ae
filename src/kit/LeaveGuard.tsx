import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmModal } from './Modal.tsx';
import { anyUnsaved, dropUnsaved, onLeaveAsked } from './unsaved.ts';

/** Asks before unsaved work is left behind. Stands once, in the frame. */
export const LeaveGuard = () => {
  const translate = useTranslate();
  const [then, setThen] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => anyUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => onLeaveAsked((next) => setThen(() => next)), []);
  const stay = () => {
    setThen(null);
    blocker.reset?.();
  };
  const leave = () => {
    dropUnsaved();
    blocker.proceed?.();
    then?.();
    setThen(null);
  };
  return (
    <ConfirmModal
      open={blocker.state === 'blocked' || then !== null}
      title={translate('shell.leave.title')}
      confirm={translate('shell.leave.confirm')}
      cancel={translate('shell.leave.stay')}
      danger
      onClose={stay}
      onConfirm={leave}
    >
      {translate('shell.leave.text')}
    </ConfirmModal>
  );
};
