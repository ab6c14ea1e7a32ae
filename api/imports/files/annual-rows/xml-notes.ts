import { beginning } from '#domain/definition/readable-text.ts';

/** Message key with its parameters. */
export type ReadNote = { readonly message: string; readonly params: Record<string, string | number> };

const SHOWN = 5;

const listed = (found: ReadonlySet<string>): string =>
  [...found].slice(0, SHOWN).join(', ') + (found.size > SHOWN ? ', …' : '');

/** What a person should know of a file that was read, one note of each kind. */
export const readingNotes = () => {
  const unknown = new Set<string>();
  const codes = new Set<string>();
  const unkept = new Set<string>();
  const differing = new Set<string>();
  let isUnnamed = false;
  const add = (to: Set<string>, text: string): void => {
    if (to.size <= SHOWN) to.add(beginning(text, 60));
  };
  return {
    unknown: (element: string): void => add(unknown, element),
    code: (element: string, text: string): void => add(codes, `${element} ${text}`),
    unkept: (element: string): void => add(unkept, element),
    differing: (element: string): void => add(differing, element),
    unnamed: (): void => {
      isUnnamed = true;
    },
    all: (): ReadNote[] => [
      ...(isUnnamed ? [{ message: 'sptBadan.read.unnamed', params: {} }] : []),
      ...(
        [
          ['unknown', unknown],
          ['codes', codes],
          ['unkept', unkept],
          ['differing', differing],
        ] as const
      ).flatMap(([kind, found]) =>
        found.size > 0 ? [{ message: `sptBadan.read.${kind}`, params: { names: listed(found) } }] : [],
      ),
    ],
  };
};

export type ReadingNotes = ReturnType<typeof readingNotes>;
