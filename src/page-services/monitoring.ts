import { HttpError } from 'react-admin';
import { isOn, send } from './send.ts';

const SESSIONS = 0.1;
const REPLAYS = 0.05;
const UNAVAILABLE = 503;
const CHOSEN = 'patuh.monitoring';

type Chosen = 'none' | 'session' | 'replay';

/** 10 % of sessions are monitored, 5 % of these with a replay. */
export const choose = (random: () => number): Chosen => {
  if (random() >= SESSIONS) return 'none';
  return random() < REPLAYS ? 'replay' : 'session';
};

/** Network errors, aborted requests, errors of scripts from elsewhere, and 503. */
export const isIgnored = (error: unknown): boolean => {
  if (error instanceof HttpError) return error.status === UNAVAILABLE;
  if (!(error instanceof Error)) return true;
  return (
    error.name === 'AbortError' ||
    /^script error/i.test(error.message) ||
    (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
  );
};

/** Without tax numbers. */
export const reportOf = ({ name, message }: Error) => ({
  name,
  message: message.replace(/\d{9,}/g, '…').slice(0, 500),
});

const report = (error: unknown): void => {
  if (error instanceof Error && !isIgnored(error)) send('monitoring', 'report', reportOf(error));
};

let started = false;

/** Chosen once in a tab. */
export const startMonitoring = (): void => {
  if (started || !isOn('monitoring')) return;
  started = true;
  const chosen = sessionStorage.getItem(CHOSEN) ?? choose(Math.random);
  sessionStorage.setItem(CHOSEN, chosen);
  if (chosen === 'none') return;
  send('monitoring', 'start', { replay: chosen === 'replay' });
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
};
