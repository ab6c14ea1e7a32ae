export type StoredToken = {
  readonly token: string;
  readonly expiredAt: number;
  readonly isLoggedIn: boolean;
  readonly companyId: string;
  readonly userId: string;
};

export type TokenOwner = Pick<StoredToken, 'companyId' | 'userId'>;

/** Removed by `forgetSession` too: at sign-out and on a change of company. */
export const STORED_TOKEN = 'patuh.helpChat';

const read = (text: string | null): Partial<StoredToken> | null => {
  try {
    return JSON.parse(text ?? 'null') as Partial<StoredToken> | null;
  } catch {
    return null;
  }
};

/** The stored token, if it has not expired and was issued to this person in this company. */
export const reusableToken = (
  text: string | null,
  { companyId, userId }: TokenOwner,
  now: number,
): StoredToken | null => {
  const stored = read(text);
  const isReusable =
    stored?.isLoggedIn === true &&
    typeof stored.expiredAt === 'number' &&
    stored.expiredAt > now &&
    stored.companyId === companyId &&
    stored.userId === userId;
  return isReusable ? (stored as StoredToken) : null;
};

type Issued = { readonly token: string | null; readonly expiredAt: number | null };

/** Null while there is no help desk. */
export const helpDeskToken = async (
  owner: TokenOwner,
  { storage, now, issue }: { storage: Storage; now: number; issue: () => Promise<Issued> },
): Promise<string | null> => {
  const stored = reusableToken(storage.getItem(STORED_TOKEN), owner, now);
  if (stored) return stored.token;
  storage.removeItem(STORED_TOKEN);
  const { token, expiredAt } = await issue();
  if (token === null || expiredAt === null) return null;
  storage.setItem(STORED_TOKEN, JSON.stringify({ token, expiredAt, isLoggedIn: true, ...owner }));
  return token;
};
