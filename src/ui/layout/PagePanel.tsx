import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

type Props = { readonly label: string; readonly children: ReactNode };

let host: HTMLElement | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const setHost = (element: HTMLElement | null): void => {
  host = element;
  for (const listener of listeners) listener();
};

/** Where the frame shows the panel of a page; empty, it shows the menu of the group. */
export const PagePanelHost = () => <div className="page-panel" ref={setHost} />;

/** Replaces the menu of the group while its page is open. Nothing without a host: on narrow screens. */
export const PagePanel = ({ label, children }: Props) => {
  const element = useSyncExternalStore(subscribe, () => host);
  return (
    element &&
    createPortal(
      <nav className="child" aria-label={label}>
        {children}
      </nav>,
      element,
    )
  );
};
