import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { LIFE_MS } from '../services/session/book.ts';
import type { Ctx } from './edge.ts';

const SESSION = 'patuh_session';

export const isSecure = (c: Ctx): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.get('deps').publicUrl.startsWith('https:');

export const sessionCookie = (c: Ctx): string | undefined => getCookie(c, SESSION);

/** HttpOnly, same site, gone with the browser unless the person asked to stay signed in on this device. */
export const setSessionCookie = (c: Ctx, token: string, remember: boolean): void =>
  setCookie(c, SESSION, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure(c),
    ...(remember ? { maxAge: LIFE_MS / 1000 } : {}),
  });

/** Everything a sign-out takes away: our session, and the cookies the linked products know the person by. */
const CLEARED = [SESSION, 'user', 'sso', 'jurnal_access_token', 'jurnal_refresh_token'];

export const clearCookies = (c: Ctx): void => {
  for (const name of CLEARED) deleteCookie(c, name, { path: '/', secure: isSecure(c) });
};
