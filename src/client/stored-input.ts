/**
 * What was typed into a form and not saved when the session ended, by person, company and page. It stands in the storage of this tab alone:
 * it goes with the tab, with the save, when the form is left on purpose, and at sign-out (docs/security.md).
 */
export type StoredInput<I> = {
  readonly input: I;
  /** Version of the draft it was typed into; null where there was none yet. */
  readonly version: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type Typist = { readonly personId: string; readonly companyId: string };

const PREFIX = 'patuh.typing.';
const DAY_MS = 86_400_000;

const keys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** The page as it stands in the address; `part` names one of several forms on it. */
export const typingPlace = (part = ''): string =>
  `${window.location.pathname}${window.location.search}${part && `#${part}`}`;

const isHere = (key: string): boolean => {
  const place = key.slice(key.indexOf('/'));
  return place === typingPlace() || place.startsWith(`${typingPlace()}#`);
};

const keyOf = ({ personId, companyId }: Typist, place: string): string => `${PREFIX}${personId}.${companyId}.${place}`;

/** Whether the session ended under the forms: what they hold stays for whoever signs in again. */
let ended = false;

/** The session is over, and nobody ended it: forms that close now leave behind what they hold. */
export const sessionEndedUnderForms = (): void => {
  ended = true;
  known.clear();
};

const SECRET = /pass|secret|token|otp|pin$/i;

/** No field whose name says that it is a secret is ever written. */
const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);

/** Places a form on this page has read or written. */
const known = new Set<string>();

export const keepTyping = <I>(who: Typist, place: string, typing: StoredInput<I>): void => {
  known.add(keyOf(who, place));
  try {
    sessionStorage.setItem(keyOf(who, place), JSON.stringify(typing, withoutSecrets));
  } catch {
    // A full storage keeps nothing; the save to the server goes on as before.
  }
};

/** What the person typed on this page before; null where there is nothing, or nothing younger than a day. Removes what others left in this tab. */
export const storedInputOf = <I>(who: Typist, place: string, now: number): StoredInput<I> | null => {
  ended = false;
  for (const key of keys()) if (!key.startsWith(`${PREFIX}${who.personId}.`)) sessionStorage.removeItem(key);
  const text = sessionStorage.getItem(keyOf(who, place));
  if (text === null) return null;
  known.add(keyOf(who, place));
  try {
    const kept = JSON.parse(text) as StoredInput<I>;
    if (now - kept.at < DAY_MS) return kept;
  } catch {
    // Not ours any more.
  }
  sessionStorage.removeItem(keyOf(who, place));
  return null;
};

export const dropTyping = (who: Typist, place: string): void => sessionStorage.removeItem(keyOf(who, place));

/** The form was left by the person, and not by the end of the session. */
export const leaveTyping = (who: Typist, place: string): void => {
  if (!ended) dropTyping(who, place);
};

/** What stands on this page was left behind on purpose, whoever typed it. */
export const dropTypingHere = (): void => {
  for (const key of keys()) if (isHere(key)) sessionStorage.removeItem(key);
};

/** Whether something was typed into this form before the session ended. */
export const isTypingLeft = (who: Typist, place: string): boolean => sessionStorage.getItem(keyOf(who, place)) !== null;

/** Whether something typed on this page waits for a form that has not been opened again. */
export const typingWaits = ({ personId, companyId }: Typist): boolean =>
  keys().some((key) => isHere(key) && key.startsWith(`${PREFIX}${personId}.${companyId}.`) && !known.has(key));

/** The person signed out. */
export const forgetTyping = (): void => {
  ended = false;
  for (const key of keys()) sessionStorage.removeItem(key);
};

/** Empties the storage of this tab but for what was typed. */
export const clearTabStorage = (): void => {
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith(PREFIX)) sessionStorage.removeItem(key);
};
