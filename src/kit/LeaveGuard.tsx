import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmModal } from './Modal.tsx';
import { anyUnsaved, dropUnsaved } from './unsaved.ts';

/** Asks before unsaved work is left behind. Stands once, in the frame. */
export const LeaveGuard = () => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => anyUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmModal
      open={blocker.state === 'blocked'}
      title={translate('shell.leave.title')}
      confirm={translate('shell.leave.confirm')}
      cancel={translate('shell.leave.stay')}
      danger
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        dropUnsaved();
        blocker.proceed?.();
      }}
    >
      {translate('shell.leave.text')}
    </ConfirmModal>
  );
};
