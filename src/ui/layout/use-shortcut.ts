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
  // Characters like "?" need Shift on some keyboards only, so Shift matters only if it is named or the key is a letter.
  if ((wants('shift') || /^[a-z]$/.test(key)) && wants('shift') !== event.shiftKey) return false;
  return event.key.toLowerCase() === key.toLowerCase();
};

/** `first`: handled in the capture phase and not passed on. */
const useKey = (combination: Combination, fn: (event: KeyboardEvent) => void, on: boolean, first: boolean): void => {
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
      if (first) event.stopPropagation();
      latest.current(event);
    };
    window.addEventListener('keydown', hear, first);
    return () => window.removeEventListener('keydown', hear, first);
  }, [combination, on, first]);
};

/** Keys without Ctrl or Alt are ignored while typing, in a dialog, and when the user has switched them off. */
export const useShortcut = (combination: Combination, fn: (event: KeyboardEvent) => void, on = true): void =>
  useKey(combination, fn, on, false);

/** Takes precedence over the focused element, such as a grid that uses the arrow keys. */
export const useShortcutEverywhere = (combination: Combination, fn: (event: KeyboardEvent) => void, on = true): void =>
  useKey(combination, fn, on, true);
