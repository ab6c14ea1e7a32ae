import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Modal } from '../ui/feedback/Modal.tsx';
import { useShortcut } from '../ui/layout/use-shortcut.ts';

const shortcuts: readonly (readonly [keys: string, key: string])[] = [
  ['Ctrl K', 'palette'],
  ['/', 'search'],
  ['T', 'table'],
  ['?', 'help'],
  ['Shift X', 'rail'],
  ['Shift C', 'panel'],
  ['↑ ↓ ← →', 'cell'],
  ['Space', 'select'],
  ['Shift Space', 'select_range'],
  ['Enter', 'open'],
  ['J / K', 'next'],
  ['F2', 'edit'],
  ['Esc', 'cancel'],
  ['Ctrl D', 'fill'],
  ['Ctrl C / Ctrl V', 'paste'],
  ['Alt ↓', 'error'],
  ['Alt →', 'cell_actions'],
  ['Ctrl Enter', 'save'],
];

const OPEN = 'patuh:shortcuts';

/** Opens the list from anywhere in the frame. */
export const openShortcuts = (): void => {
  window.dispatchEvent(new Event(OPEN));
};

/** Every key that does something, behind `?`. */
export const ShortcutList = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(OPEN, show);
    return () => window.removeEventListener(OPEN, show);
  }, []);
  return (
    <Modal open={open} width={600} title={translate('shell.shortcuts.title')} onClose={() => setOpen(false)}>
      <dl className="keys">
        {shortcuts.map(([keys, key]) => (
          <div key={key}>
            <dt>
              <kbd className="kbd">{keys}</kbd>
            </dt>
            <dd>{translate(`shell.shortcuts.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="small sec">{translate('shell.shortcuts.off')}</p>
    </Modal>
  );
};
