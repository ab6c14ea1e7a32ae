/**
 * Responses requested before the code of the page is loaded (app/early.ts). A separate script requests them, so the two
 * share them through the window.
 */
type Answer = { readonly body: string; readonly range: string | null };

export type Early = {
  readonly address: string;
  readonly locale: string;
  /** Where the page keeps the answer among its queries. */
  readonly key: readonly unknown[];
  readonly answer: Promise<Answer | null>;
  /** Set once it has arrived. */
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

/** Requests this path of the API in the company of the page, as the page itself will (http.ts). */
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

/** The early answer to this address, once, or null. */
export const takeEarly = async (address: string, locale: string): Promise<Response | null> => {
  const early = pending().get(address);
  if (early?.locale !== locale) return null;
  take(early);
  const answer = await early.answer;
  return answer && new Response(answer.body, answer.range ? { headers: { 'Content-Range': answer.range } } : {});
};

/** Those that have arrived, for the first drawing; the others are taken when they are requested. */
export const takeArrived = (locale: string): readonly (Pick<Early, 'key'> & Answer)[] =>
  [...pending().values()].flatMap((early) => {
    if (!early.arrived || early.locale !== locale) return [];
    take(early);
    return [{ key: early.key, ...early.arrived }];
  });

/** Whether this path was answered early: before the page could hear of changes. */
export const wasEarly = (path: string): boolean => taken.has(addressOf(path));
