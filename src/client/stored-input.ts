/**
 * Unsaved form input of an ended session, by user, company and page. In sessionStorage: removed with the tab, on save,
 * when the form is left on purpose, and at sign-out (docs/security.md).
 */
export type StoredInput<I> = {
  readonly input: I;
  /** Version of the draft it was typed into; null for a new draft. */
  readonly version: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type InputOwner = { readonly personId: string; readonly companyId: string };

const PREFIX = 'patuh.typing.';
const DAY_MS = 86_400_000;

const keys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** `part` distinguishes several forms at one address. */
export const inputPlace = (part = ''): string =>
  `${window.location.pathname}${window.location.search}${part && `#${part}`}`;

const isHere = (key: string): boolean => {
  const place = key.slice(key.indexOf('/'));
  return place === inputPlace() || place.startsWith(`${inputPlace()}#`);
};

const keyOf = ({ personId, companyId }: InputOwner, place: string): string =>
  `${PREFIX}${personId}.${companyId}.${place}`;

let ended = false;

/** The session ended without a sign-out: forms that unmount now store their input. */
export const keepInputOfEndedSession = (): void => {
  ended = true;
  known.clear();
};

const SECRET = /pass|secret|token|otp|pin$/i;

/** Fields whose names indicate a secret are never stored. */
const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);

const known = new Set<string>();

export const storeInput = <I>(who: InputOwner, place: string, typing: StoredInput<I>): void => {
  known.add(keyOf(who, place));
  try {
    sessionStorage.setItem(keyOf(who, place), JSON.stringify(typing, withoutSecrets));
  } catch {
    // A full storage stores nothing; the save to the server continues.
  }
};

/** Null where there is none from the last day. Removes input of other users in this tab. */
export const storedInputOf = <I>(who: InputOwner, place: string, now: number): StoredInput<I> | null => {
  ended = false;
  for (const key of keys()) if (!key.startsWith(`${PREFIX}${who.personId}.`)) sessionStorage.removeItem(key);
  const text = sessionStorage.getItem(keyOf(who, place));
  if (text === null) return null;
  known.add(keyOf(who, place));
  try {
    const stored = JSON.parse(text) as StoredInput<I>;
    if (now - stored.at < DAY_MS) return stored;
  } catch {
    // Removed already.
  }
  sessionStorage.removeItem(keyOf(who, place));
  return null;
};

export const removeStoredInput = (who: InputOwner, place: string): void => sessionStorage.removeItem(keyOf(who, place));

export const removeUnlessEnded = (who: InputOwner, place: string): void => {
  if (!ended) removeStoredInput(who, place);
};

export const removeInputOfPage = (): void => {
  for (const key of keys()) if (isHere(key)) sessionStorage.removeItem(key);
};

export const hasInputAt = (who: InputOwner, place: string): boolean =>
  sessionStorage.getItem(keyOf(who, place)) !== null;

export const hasStoredInput = ({ personId, companyId }: InputOwner): boolean =>
  keys().some((key) => isHere(key) && key.startsWith(`${PREFIX}${personId}.${companyId}.`) && !known.has(key));

export const clearStoredInput = (): void => {
  ended = false;
  for (const key of keys()) sessionStorage.removeItem(key);
};

export const clearTabStorage = (): void => {
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith(PREFIX)) sessionStorage.removeItem(key);
};
