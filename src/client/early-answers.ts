/**
 * Answers asked for before the code of the page is loaded (app/early.ts). A script of its own asks, so the two meet in
 * the window.
 */
type Answer = { readonly body: string; readonly range: string | null };

export type Early = {
  readonly address: string;
  readonly locale: string;
  /** Where the page keeps the answer among its queries. */
  readonly key: readonly unknown[];
  readonly answer: Promise<Answer | null>;
  /** Set once it has arrived. */
  came: Answer | null;
};

const PLACE = 'patuhEarly';
type Shared = { [PLACE]?: Map<string, Early> };

const kept = (): Map<string, Early> => {
  const shared = globalThis as Shared;
  shared[PLACE] ??= new Map();
  return shared[PLACE];
};

const taken = new Set<string>();

const addressOf = (path: string): string => `/main/api${path}`;

type Reading = { readonly path: string; readonly key: readonly unknown[] };

/** Asks for this path of the API in the company of the page, as the page itself will (http.ts). */
export const askEarly = ({ path, key }: Reading, companyId: string, locale: string): void => {
  const address = addressOf(path);
  const headers = { Accept: 'application/json', 'X-Locale': locale, 'X-Company-Id': companyId };
  const early: Early = {
    address,
    locale,
    key,
    came: null,
    // A refusal is asked for again by the page, which handles it.
    answer: fetch(address, { headers })
      .then(async (given) => {
        if (!given.ok) return null;
        early.came = { body: await given.text(), range: given.headers.get('content-range') };
        return early.came;
      })
      .catch(() => null),
  };
  kept().set(address, early);
};

export const hasEarly = (): boolean => kept().size > 0;

const take = (early: Early): void => {
  kept().delete(early.address);
  taken.add(early.address);
};

/** The early answer to this address, once, or null. */
export const takeEarly = async (address: string, locale: string): Promise<Response | null> => {
  const early = kept().get(address);
  if (early?.locale !== locale) return null;
  take(early);
  const answer = await early.answer;
  return answer && new Response(answer.body, answer.range ? { headers: { 'Content-Range': answer.range } } : {});
};

/** Those that have arrived, for the first drawing; the others are taken when they are asked for. */
export const takeArrived = (locale: string): readonly (Pick<Early, 'key'> & Answer)[] =>
  [...kept().values()].flatMap((early) => {
    if (!early.came || early.locale !== locale) return [];
    take(early);
    return [{ key: early.key, ...early.came }];
  });

/** Whether this path was answered early: before the page could hear of changes. */
export const wasEarly = (path: string): boolean => taken.has(addressOf(path));
