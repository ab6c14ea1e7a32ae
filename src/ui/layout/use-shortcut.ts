import { useEffect, useRef } from 'react';
import { preference } from './use-preference.ts';

/** "ctrl+k" (Cmd on a Mac), "shift+x", "/", "?", "j", "alt+ArrowDown". */
type Combination = string;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"], [role="combobox"], [role="grid"]') !== null);

const needsHands = (combination: Combination): boolean => /(ctrl|alt)\+/.test(combination);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const matches = (event: Pressed, combination: Combination): boolean => {
  const parts = combination.split('+');
  const key = parts.pop() ?? '';
  const wants = (name: string) => parts.includes(name);
  if (wants('ctrl') !== (event.ctrlKey || event.metaKey) || wants('alt') !== event.altKey) return false;
  // Marks like "?" need Shift on some keyboards and not on others, so Shift only counts where it is named or the key is a letter.
  if ((wants('shift') || /^[a-z]$/.test(key)) && wants('shift') !== event.shiftKey) return false;
  return event.key.toLowerCase() === key.toLowerCase();
};

/**
 * Runs `fn` on a key. Keys without Ctrl or Alt rest while somebody types, while a dialog is open, and when the person has
 * switched them off.
 */
export const useShortcut = (combination: Combination, fn: (event: KeyboardEvent) => void, on = true): void => {
  const latest = useRef(fn);
  latest.current = fn;
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matches(event, combination)) return;
      if (!needsHands(combination)) {
        if (preference('shortcuts') === false || typing(event.target)) return;
        if (document.querySelector('.MuiDialog-root, .MuiMenu-root, .MuiPopover-root')) return;
      }
      event.preventDefault();
      latest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [combination, on]);
};
