/** What one page tells the others of this browser: they share one session. */
export type TabMessage =
  | { readonly type: 'here'; readonly userId: string; readonly companyId: string; readonly companyName: string }
  | { readonly type: 'left' };

let channel: BroadcastChannel | null = null;

const opened = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('patuh');
  return channel;
};

/** Who is signed in and where they work now, or that they signed out: heard by every other page of this browser. */
export const tellTabs = (message: TabMessage): void => opened()?.postMessage(message);

export const onTabMessage = (hear: (message: TabMessage) => void): (() => void) => {
  const listening = opened();
  const listener = ({ data }: MessageEvent<TabMessage>) => hear(data);
  listening?.addEventListener('message', listener);
  return () => listening?.removeEventListener('message', listener);
};
