import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { request } from '../client/request.ts';
import type { Session } from '../client/session.ts';
import { helpDeskToken } from './help-desk-token.ts';
import { identityOf } from './identity.ts';
import { startMonitoring } from './monitoring.ts';
import { mayHelp, mayIdentify, mayMessage } from './paths.ts';
import { isOn, send } from './send.ts';

const MESSAGING_DELAY_MS = 3000;

/** Runs while `wanted`; `run` gets a function that tells whether it still is. */
const useWhile = (wanted: boolean, run: (isWanted: () => boolean) => () => void) => {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    const stop = newest.current(() => isWanted);
    return () => {
      isWanted = false;
      stop();
    };
  }, [wanted]);
};

const messageWith = (session: Session) => (isWanted: () => boolean) => {
  let booted = false;
  const boot = async () => {
    const { hmac } = await request('GET', '/intercom/hmac', { quiet: true });
    if (hmac === null || !isWanted()) return;
    booted = true;
    send('messaging', 'boot', { ...identityOf(session), hmac });
  };
  const timer = setTimeout(() => void boot().catch(() => undefined), MESSAGING_DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (booted) send('messaging', 'shutdown', {});
  };
};

const helpWith =
  ({ profile, setting }: Session) =>
  (isWanted: () => boolean) => {
    const owner = { userId: profile.id, companyId: setting.companyId };
    const issue = () => request('GET', '/help-desk/token', { quiet: true });
    void helpDeskToken(owner, { storage: localStorage, now: Date.now(), issue })
      .then((token) => {
        if (token !== null && isWanted()) send('helpDesk', 'open', { token });
      })
      .catch((error: unknown) => console.warn('help desk token', error));
    return () => send('helpDesk', 'close', {});
  };

/** Services of others, on pages where they may be. The session of a page never changes its person or company. */
export const PageServices = ({ session }: { session: Session }) => {
  const { pathname } = useLocation();
  useWhile(isOn('messaging') && mayMessage(pathname), messageWith(session));
  useWhile(isOn('helpDesk') && mayHelp(pathname), helpWith(session));
  const newest = useRef(session);
  newest.current = session;
  useEffect(() => {
    if (!mayIdentify(pathname)) return;
    send('engagement', 'identify', identityOf(newest.current));
    send('assistant', 'identify', identityOf(newest.current));
  }, [pathname]);
  useEffect(startMonitoring, []);
  return null;
};
