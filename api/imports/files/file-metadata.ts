import type { ImportKind } from './kind.ts';
import type { KindKey } from './kinds.ts';
import { kinds } from './kinds.ts';
import type { OpenFile } from './open-file.ts';
import { type StatedMasa, statedMasa, type Where } from './stated-masa.ts';

/** `kind` is null if the file names no kind, or if the uploaded kind is among those it names. */
export type FileMetadata = StatedMasa & {
  readonly kind: KindKey | null;
  readonly company?: string;
};

export type Words = Readonly<Record<Where | 'headings', string>>;

export const noWords: Words = { file: '', sheet: '', title: '', headings: '' };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const familyOf = ({ family }: ImportKind): readonly (ImportKind & { readonly key: KindKey })[] =>
  family === undefined
    ? []
    : (Object.values(kinds) as (ImportKind & { readonly key: KindKey })[]).filter((kind) => kind.family === family);

/** On a tie the kind named by the headings comes first, then the order of the family. */
const kindVotes = (kind: ImportKind, words: Words): Map<KindKey, number> => {
  const texts = [words.file, words.sheet, words.title].map(plain);
  const headings = kind.headingsSpeak?.(plain(words.headings)) ?? [];
  const votes = new Map<KindKey, number>();
  const family = familyOf(kind);
  for (const vote of headings) for (const { key } of family) if (key === vote) votes.set(key, 1);
  for (const { key, speaks } of family) {
    const places = texts.filter((text) => speaks?.test(text)).length;
    if (places > 0) votes.set(key, (votes.get(key) ?? 0) + places);
  }
  return votes;
};

const likeliest = (votes: ReadonlyMap<KindKey, number>): KindKey | null =>
  [...votes].reduce<[KindKey | null, number]>(
    (best, [key, count]) => (count > best[1] ? [key, count] : best),
    [null, 0],
  )[0];

/** The uploaded kind is not questioned if it is named at all. */
export const metadataOf = (kind: ImportKind & { readonly key: KindKey }, words: Words): FileMetadata => {
  const votes = kindVotes(kind, words);
  return { ...statedMasa(words), kind: votes.has(kind.key) ? kind.key : likeliest(votes) };
};

/** If the file does not have the layout of the uploaded kind. */
export const layoutOfOther = async (kind: ImportKind & { readonly key: KindKey }, file: OpenFile) => {
  if (file.type === 'xml') return null;
  for (const other of familyOf(kind)) if (other.key !== kind.key && (await other.own?.(file))) return other.key;
  return null;
};
