import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../client/query-client.ts';
import { formReading, reading } from './use-call.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const shown = (read: (path: '/certificate') => { readonly queryKey: readonly unknown[] }) => {
  let calls = 0;
  const observer = new QueryObserver(queryClient, {
    ...read('/certificate'),
    queryFn: async () => {
      calls += 1;
      return `version ${calls}`;
    },
  });
  const leave = observer.subscribe(() => undefined);
  return { calls: () => calls, data: () => observer.getCurrentResult().data, leave };
};

describe('what a form opens with', () => {
  beforeEach(() => queryClient.mount());
  afterEach(() => {
    queryClient.unmount();
    onlineManager.setOnline(true);
    queryClient.clear();
  });

  it('is not read again beneath what is being typed when the network comes back', async () => {
    const form = shown(formReading);
    await turn();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await turn();
    expect([form.calls(), form.data()]).toEqual([1, 'version 1']);
    form.leave();
  });

  it('waits for the network where it was opened without', async () => {
    onlineManager.setOnline(false);
    const form = shown(formReading);
    await turn();
    expect(form.calls()).toBe(0);
    onlineManager.setOnline(true);
    await turn();
    expect(form.data()).toBe('version 1');
    form.leave();
  });

  it('is read anew each time the form opens', async () => {
    const form = shown(formReading);
    await turn();
    form.leave();
    const again = shown(formReading);
    await turn();
    expect([again.calls(), form.calls()]).toEqual([1, 1]);
    again.leave();
  });

  it('differs from a screen that only shows, which is read again', async () => {
    const page = shown((path) => reading(path, { staleTime: 0 }));
    await turn();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await turn();
    expect([page.calls(), page.data()]).toEqual([2, 'version 2']);
    page.leave();
  });
});
