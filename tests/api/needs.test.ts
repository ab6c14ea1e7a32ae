import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './app.ts';

type RouteNeeds = { readonly method: string; readonly path: string; readonly keys: readonly string[] };

let app: TestApp;
let requests: RouteNeeds[];
beforeAll(async () => {
  app = await testApp();
  const rina = await app.as('rina', 'sagara');
  const { paths } = await rina.get<{
    paths: Record<string, Record<string, { 'x-needs'?: string | readonly string[]; security?: [] }>>;
  }>('/openapi.json');
  requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => !security)
      .map(([method, { 'x-needs': needs = [] }]) => ({
        method,
        path: path.replace('/main/api', ''),
        keys: [needs].flat(),
      })),
  );
});
afterAll(() => app.close());

/**
 * The person's own account and API keys, routes that take their permissions from the record (a file, a job, a search
 * result, a letter, one of the person's companies), and what is the same for everybody: tables of law and content.
 */
const KEYLESS =
  /^\/(?:session|user|permissions|company|company-associate\/(?:company|user)|bulk-download|jobs|files\/\{id\}|notifications|office|saved-views|search|home\/meta|nps|npwp-validator\/check|simulator\/messages|companies\/\{id\}\/(?:leave|archive|remove|restore)|api-keys|token|law|industries|company-associate-(?:department|job-title)|company-annual-income|cms\/carousel|intercom|help-desk)(?:$|\/)/;

/** The prefix of the permissions of a module. Codes of a return are codes, wherever they are made. */
const ROOMS = { efaktur: 'EFAKTUR_', ebupot: 'EBUPOT_', ebilling: 'EBILLING_', billings: 'EBILLING_' } as const;
const roomOf = (path: string) =>
  ROOMS[(path.endsWith('/billings') ? 'billings' : path.split('/')[1]) as keyof typeof ROOMS] as string | undefined;

const LOOKS = new Set(
  `address badge-notification billing-groups bulk-bpn bulk-download bulk-download-filter bulk-ssp calculate check complete csv efaktur-spt
  eligible evidence export inquire inquiry inquiry-status npwp preview proof public-link what-if xlsx xml`.split(/\s+/),
);
const DESCRIBED = new Set(['notes']);

const last = (path: string): string => path.split('/').at(-1) ?? '';

describe('the key of an address', () => {
  it('is checked, except for own records and routes that take it from the record', () => {
    const open = requests.filter(({ keys, path }) => keys.length === 0 && !KEYLESS.test(path));
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('is one of its room', () => {
    const strange = requests.filter(({ keys, path }) => {
      const room = roomOf(path);
      return room !== undefined && !keys.some((key) => key.startsWith(room));
    });
    expect(strange.map(({ method, path, keys }) => `${method} ${path}: ${keys}`)).toEqual([]);
  });

  it('is more than that to look, where something is changed', () => {
    const light = requests.filter(
      ({ method, path, keys }) =>
        method !== 'get' && keys.length > 0 && keys.every((key) => key.endsWith('_VIEW')) && !DESCRIBED.has(last(path)),
    );
    expect(light.filter(({ path }) => !LOOKS.has(last(path)) && !path.endsWith('/moves/{move}'))).toEqual([]);
  });

  it('is of removing where something is removed', () => {
    const removing = requests.filter(({ path }) => /\/(?:bulk-delete|draft-delete)$/.test(path));
    expect(removing.length).toBeGreaterThan(15);
    expect(removing.filter(({ keys }) => !keys.every((key) => key.endsWith('_DELETE')))).toEqual([]);
  });
});
