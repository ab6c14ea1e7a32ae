import { describe, expect, it } from 'vitest';
import { off, RECORDED, script, simulator } from './adapters.ts';

type Run = { readonly command: string; readonly data: object };

const memory = (): Pick<Storage, 'getItem' | 'setItem'> & { values: Map<string, string> } => {
  const values = new Map<string, string>();
  return { values, getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
};

const simulated = () => {
  const storage = memory();
  const runs = async (): Promise<Run[]> => JSON.parse(storage.getItem(RECORDED) ?? '[]');
  return { adapter: simulator('messaging', storage), runs };
};

const scripted = () => {
  const seen: Run[] = [];
  const module = {
    boot: (data: object) => seen.push({ command: 'boot', data }),
    shutdown: (data: object) => seen.push({ command: 'shutdown', data }),
  };
  const runs = async (): Promise<Run[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return seen;
  };
  return { adapter: script('https://a.example/x.js', async () => module), runs };
};

describe.each([
  ['the simulator', simulated],
  ['a script', scripted],
])('the adapter of %s', (_, open) => {
  it('runs commands in their order', async () => {
    const { adapter, runs } = open();
    adapter('boot', { name: 'Rina' });
    adapter('shutdown', {});
    expect(await runs()).toMatchObject([
      { command: 'boot', data: { name: 'Rina' } },
      { command: 'shutdown', data: {} },
    ]);
  });
});

it('loads a script with the first command, once, and survives its failures', async () => {
  const loads: string[] = [];
  const adapter = script('https://a.example/x.js', async (address) => {
    loads.push(address);
    return {
      boot: () => {
        throw new Error('broken');
      },
    };
  });
  expect(loads).toEqual([]);
  for (const command of ['boot', 'unknown', 'boot']) adapter(command, {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(loads).toEqual(['https://a.example/x.js']);
  script('https://gone.example/x.js', () => Promise.reject(new Error('offline')))('boot', {});
  expect(off('boot', {})).toBeUndefined();
});

it('records the latest fifty commands', () => {
  const storage = memory();
  const adapter = simulator('engagement', storage);
  for (let at = 0; at < 60; at += 1) adapter('identify', { at });
  const recorded = JSON.parse(storage.getItem(RECORDED) ?? '[]');
  expect([recorded.length, recorded[0].data.at]).toEqual([50, 10]);
});
