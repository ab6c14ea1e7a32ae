import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, type PersonKey, people, roles } from '../../fixtures/cast/people.ts';
import { ORIGIN } from '../api/origin.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** The response to an action; status 0 when the process died and there was none. */
export type Answered = { readonly status: number; readonly body: Record<string, unknown> };

type Session = { cookie: string; csrf: string };

const PEOPLE_HOST = { Origin: ORIGIN, Host: 'localhost' };

/** A person of the cast with a browser: signs in when the session has expired, and works in their first company. */
export const personOf = (who: PersonKey, server: () => SimulatedServer) => {
  let session: Session | undefined;
  const [first] = roles[who];
  const company = companies[first?.[0] ?? 'sagara'].id;

  const signIn = async (): Promise<Session | undefined> => {
    const response = await server().ask('/public/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...PEOPLE_HOST },
      body: JSON.stringify({ email: people[who].email, password: PASSWORD }),
    });
    if (!response.ok) return undefined;
    const { csrf } = (await response.json()) as { csrf: string };
    return { csrf, cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  };

  const requests = async (method: string, path: string, body: unknown): Promise<Response | undefined> => {
    session ??= await signIn();
    if (!session) return undefined;
    const form = body instanceof FormData;
    return server().ask(`/main/api${path}`, {
      method,
      headers: {
        ...PEOPLE_HOST,
        Cookie: session.cookie,
        'X-Company-Id': company,
        ...(method === 'GET' ? {} : { 'X-CSRF-Token': session.csrf }),
        ...(body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
  };

  const request = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const life = server().life;
    let response = await requests(method, path, body);
    if (response?.status === 401 && !life.isDead()) {
      session = undefined;
      response = await requests(method, path, body);
    }
    // A dead process's response never arrives.
    if (!response || life.isDead()) return { status: 0, body: {} };
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };

  return { who, company, request };
};

export type Person = ReturnType<typeof personOf>;
