import type { PageService } from '#domain/page-services.ts';
import type { Adapter } from './port.ts';

export const off: Adapter = () => undefined;

export type RecordedCommand = { readonly service: PageService; readonly command: string; readonly data: object };

export const RECORDED = 'patuh.pageServices';
const LATEST = 50;

/** Records the latest commands in the tab. */
export const simulator =
  (service: PageService, storage: Pick<Storage, 'getItem' | 'setItem'>): Adapter =>
  (command, data) => {
    const recorded = JSON.parse(storage.getItem(RECORDED) ?? '[]') as RecordedCommand[];
    storage.setItem(RECORDED, JSON.stringify([...recorded, { service, command, data }].slice(-LATEST)));
  };

type Loaded = Readonly<Record<string, unknown>>;

/** The script is a module that exports a function for each command. Its failures do not disturb the page. */
export const script = (address: string, load: (address: string) => Promise<Loaded>): Adapter => {
  let loading: Promise<Loaded> | undefined;
  return (command, data) => {
    loading ??= load(address);
    loading
      .then((loaded) => {
        const run = loaded[command];
        return typeof run === 'function' ? run(data) : undefined;
      })
      .catch(() => undefined);
  };
};
