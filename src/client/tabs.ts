export type TabMessage =
  | { readonly type: 'here'; readonly userId: string; readonly companyId: string; readonly companyName: string }
  | { readonly type: 'left' };

let channel: BroadcastChannel | null = null;

const opened = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('patuh');
  return channel;
};

export const tellTabs = (message: TabMessage): void => opened()?.postMessage(message);

export const onTabMessage = (hear: (message: TabMessage) => void): (() => void) => {
  const listening = opened();
  const listener = ({ data }: MessageEvent<TabMessage>) => hear(data);
  listening?.addEventListener('message', listener);
  return () => listening?.removeEventListener('message', listener);
};
