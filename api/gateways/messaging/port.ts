/** Proves to the messaging service who is signed in. Null while there is none. */
export type Messaging = {
  readonly name: string;
  readonly simulated: boolean;
  hmac(userId: string): string | null;
};
