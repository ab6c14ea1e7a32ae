/** What one page tells the others of this browser: they share one session. */
export type Told =
  | { readonly said: 'here'; readonly userId: string; readonly companyId: string; readonly companyName: string }
  | { readonly said: 'left' };

let channel: BroadcastChannel | null = null;

const opened = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('patuh');
  return channel;
};

/** Who is signed in and where they work now, or that they signed out: heard by every other page of this browser. */
export const tellTabs = (told: Told): void => opened()?.postMessage(told);

export const onTold = (hear: (told: Told) => void): (() => void) => {
  const listening = opened();
  const listener = ({ data }: MessageEvent<Told>) => hear(data);
  listening?.addEventListener('message', listener);
  return () => listening?.removeEventListener('message', listener);
};
