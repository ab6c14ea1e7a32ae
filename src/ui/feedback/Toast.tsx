import { useEffect, useState } from 'react';
import {
  type NotificationOptions,
  type NotificationPayload,
  undoableEventEmitter,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { Icon, type IconName } from '../layout/Icon.tsx';

const SHOWN = 2500;
const SHOWN_TO_UNDO = 8000;

type Undoing = { readonly undo?: () => void };

export const undoable = (undo: () => void): NotificationOptions => ({
  undoable: true,
  autoHideDuration: SHOWN_TO_UNDO,
  messageArgs: { undo } satisfies Undoing,
});

const looks: Record<string, readonly [className: string, icon: IconName]> = {
  success: ['green', 'check'],
  info: ['', 'check'],
  error: ['red', 'warning'],
  warning: ['orange', 'warning'],
};

/** Shown for 2.5 s; longer while hovered or focused, or if the action can be undone. */
export const Toast = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const [held, setPaused] = useState(false);
  const translate = useTranslate();

  useEffect(() => {
    if (!shown && notifications.length > 0) setShown(takeNotification() ?? null);
  }, [notifications, shown, takeNotification]);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => setShown(null), shown.notificationOptions?.autoHideDuration ?? SHOWN);
    return () => clearTimeout(timer);
  }, [shown, held]);

  const { message, type = 'info', notificationOptions } = shown ?? {};
  const [className, icon] = looks[type] ?? ['', 'check' as const];
  const words = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs ?? {}) : message;
  const isAlert = type === 'error';
  const undo = () => {
    const own = (notificationOptions?.messageArgs as Undoing | undefined)?.undo;
    if (own) own();
    else undoableEventEmitter.emit('end', { isUndo: true });
    setShown(null);
  };

  return (
    <div className="toast-place">
      <div role="status" aria-live="polite">
        {shown && !isAlert && <span className="sr">{words}</span>}
      </div>
      <div role="alert">{shown && isAlert && <span className="sr">{words}</span>}</div>
      {shown && (
        // Screen readers get the text from the live regions.
        <section
          aria-label={translate('shell.kit.toast')}
          className={`toast ${className}`}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <Icon name={icon} size={16} />
          <span>{words}</span>
          {notificationOptions?.undoable && (
            <button type="button" className="link" onClick={undo}>
              {translate('ra.action.undo')}
            </button>
          )}
          <button
            type="button"
            className="ib xs"
            aria-label={translate('shell.kit.close')}
            onClick={() => setShown(null)}
          >
            <Icon name="close" size={14} />
          </button>
        </section>
      )}
    </div>
  );
};
