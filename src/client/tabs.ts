/** Messages between the tabs of a browser, which share one session. */
export type TabMessage =
  | { readonly type: 'here'; readonly userId: string; readonly companyId: string; readonly companyName: string }
  | { readonly type: 'left' };

let channel: BroadcastChannel | null = null;

const opened = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('patuh');
  return channel;
};

/** Broadcasts to all other tabs who is signed in and in which company, or that they signed out. */
export const tellTabs = (message: TabMessage): void => opened()?.postMessage(message);

export const onTabMessage = (hear: (message: TabMessage) => void): (() => void) => {
  const listening = opened();
  const listener = ({ data }: MessageEvent<TabMessage>) => hear(data);
  listening?.addEventListener('message', listener);
  return () => listening?.removeEventListener('message', listener);
};
