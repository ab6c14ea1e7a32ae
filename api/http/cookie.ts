import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { LIFE_MS } from '../services/session/book.ts';
import type { Ctx } from './edge.ts';

/** Over https, `__Host-` is accepted only from this exact host, for every path. */
export const sessionName = (secure: boolean): string => (secure ? '__Host-patuh_session' : 'patuh_session');

const isSecure = (c: Ctx): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.get('deps').publicUrl.startsWith('https:');

export const sessionCookie = (c: Ctx): string | undefined => getCookie(c, sessionName(isSecure(c)));

/** A session cookie unless the person chose to stay signed in. */
export const setSessionCookie = (c: Ctx, token: string, remember: boolean): void => {
  const secure = isSecure(c);
  setCookie(c, sessionName(secure), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    ...(remember ? { maxAge: LIFE_MS / 1000 } : {}),
  });
};

/** Cookies of the linked products, which a sign-out deletes too. */
const LINKED = ['user', 'sso', 'jurnal_access_token', 'jurnal_refresh_token'];

export const clearCookies = (c: Ctx): void => {
  const secure = isSecure(c);
  for (const name of [sessionName(secure), ...LINKED]) deleteCookie(c, name, { path: '/', secure });
};
