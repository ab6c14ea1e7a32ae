/**
 * Responses requested before the code of the page is loaded (app/early.ts). The script that requests them is separate,
 * so both share them through `window`.
 */
type Answer = { readonly body: string; readonly range: string | null };

export type Early = {
  readonly address: string;
  readonly locale: string;
  /** Query key of the response. */
  readonly key: readonly unknown[];
  readonly answer: Promise<Answer | null>;
  arrived: Answer | null;
};

const PLACE = 'patuhEarly';
type Shared = { [PLACE]?: Map<string, Early> };

const pending = (): Map<string, Early> => {
  const shared = globalThis as Shared;
  shared[PLACE] ??= new Map();
  return shared[PLACE];
};

const taken = new Set<string>();

const addressOf = (path: string): string => `/main/api${path}`;

type Reading = { readonly path: string; readonly key: readonly unknown[] };

/** Sends the same request as the page will (http.ts). */
export const requestEarly = ({ path, key }: Reading, companyId: string, locale: string): void => {
  const address = addressOf(path);
  const headers = { Accept: 'application/json', 'X-Locale': locale, 'X-Company-Id': companyId };
  const early: Early = {
    address,
    locale,
    key,
    arrived: null,
    // A refused request is repeated by the page, which handles it.
    answer: fetch(address, { headers })
      .then(async (given) => {
        if (!given.ok) return null;
        early.arrived = { body: await given.text(), range: given.headers.get('content-range') };
        return early.arrived;
      })
      .catch(() => null),
  };
  pending().set(address, early);
};

export const hasEarly = (): boolean => pending().size > 0;

const take = (early: Early): void => {
  pending().delete(early.address);
  taken.add(early.address);
};

/** The early response of this address, once, or null. */
export const takeEarly = async (address: string, locale: string): Promise<Response | null> => {
  const early = pending().get(address);
  if (early?.locale !== locale) return null;
  take(early);
  const answer = await early.answer;
  return answer && new Response(answer.body, answer.range ? { headers: { 'Content-Range': answer.range } } : {});
};

/** Responses that have arrived before the first render. */
export const takeArrived = (locale: string): readonly (Pick<Early, 'key'> & Answer)[] =>
  [...pending().values()].flatMap((early) => {
    if (!early.arrived || early.locale !== locale) return [];
    take(early);
    return [{ key: early.key, ...early.arrived }];
  });

/** Whether this path was requested early, before the page receives events. */
export const wasEarly = (path: string): boolean => taken.has(addressOf(path));
