import { type PageService, type PageServices, SIMULATOR } from '#domain/page-services.ts';
import { off, script, simulator } from './adapters.ts';
import type { Adapter, Send } from './port.ts';

let configured: PageServices | undefined;
const adapters = new Map<PageService, Adapter>();

/** The server writes the services that are on into the page. */
const services = (): PageServices => {
  configured ??= JSON.parse(document.getElementById('page-services')?.textContent ?? '{}') as PageServices;
  return configured;
};

export const isOn = (service: PageService): boolean => services()[service] !== undefined;

export const anyIsOn = (): boolean => Object.keys(services()).length > 0;

const adapterOf = (service: PageService): Adapter => {
  const address = services()[service];
  if (address === undefined) return off;
  if (address === SIMULATOR) return simulator(service, sessionStorage);
  return script(address, (at) => import(/* @vite-ignore */ at));
};

export const send: Send = (service, command, data) => {
  const adapter = adapters.get(service) ?? adapterOf(service);
  adapters.set(service, adapter);
  adapter(command, data);
};
