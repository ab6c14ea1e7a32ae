import { asPercent } from '../kit/money.ts';
import { facilitiesFor } from '../rules/bupot/facilities-for.ts';
import type { SlipFacility } from '../rules/bupot/facilities.ts';
import type { Pph21Kind } from '../rules/pph21/object-row.ts';
import { objectOf as pph21ObjectOf, objectsOf as pph21ObjectsOf, type Pph21Object } from '../rules/pph21/objects.ts';
import { isInForce, objectOf as unifikasiObjectOf, type UnifikasiObject } from '../rules/unifikasi/objects.ts';
import { type WordFinder, wordFinder } from '../text/word-finder.ts';
import { isUnifikasi } from './kinds.ts';
import type { NamedObject } from './object-of-slip.ts';
import { commonPph21, pph21Words } from './pph21/object-words.ts';
import type { BupotInput } from './record.ts';
import { searchObjects } from './unifikasi/search-objects.ts';
import { lawDay } from './work-pph21.ts';

/** What a slip may be about, as a form offers it. */
export type SlipObject = NamedObject & {
  /** Its key within the kind, as a slip holds it. */
  readonly key: string;
  readonly final: boolean;
  /** In percent; null where the tax goes by a table, or is typed. */
  readonly rate: string | null;
  /** Share of the gross that is taxed, in percent. */
  readonly nett: string;
  readonly kapKjs: string;
  readonly facilities: readonly SlipFacility[];
};

type Of = Pick<BupotInput, 'kind' | 'period' | 'date'>;

const ofUnifikasi = (object: UnifikasiObject): SlipObject => ({
  key: object.key,
  code: object.code,
  name: object.name,
  article: object.article,
  final: object.final,
  rate: asPercent(object.rate),
  nett: asPercent(object.nett),
  kapKjs: `${object.kap}-${object.kjs}`,
  facilities: object.facilities,
});

const ofPph21 = (object: Pph21Object): SlipObject => ({
  key: object.code,
  code: object.code,
  name: object.name,
  article: object.kind === 'BP26' ? '26' : '21',
  final: object.final,
  rate: null,
  nett: asPercent(object.base),
  kapKjs: object.kapKjs,
  facilities: facilitiesFor(object.kind),
});

/** The object a slip names, where its kind has it in its masa; null otherwise. */
export const slipObject = (input: Pick<BupotInput, 'kind' | 'period' | 'date' | 'taxCode'>): SlipObject | null => {
  if (!isUnifikasi(input.kind)) {
    const found = pph21ObjectOf(input.kind, input.taxCode, lawDay(input));
    return found && ofPph21(found);
  }
  const found = unifikasiObjectOf(input.kind, input.taxCode);
  return found && isInForce(found, input.period) ? ofUnifikasi(found) : null;
};

const finders = new Map<string, WordFinder<Pph21Object>>();

const finderOf = (kind: Pph21Kind, day: string): WordFinder<Pph21Object> => {
  const objects = pph21ObjectsOf(kind, day);
  const state = `${kind} ${objects.map(({ code }) => code).join(' ')}`;
  const known = finders.get(state);
  if (known) return known;
  const finder = wordFinder(
    objects.map((object) => {
      const rank = commonPph21.indexOf(object.code);
      return {
        item: object,
        key: object.code,
        phrases: [`PPh 21 ${object.final ? 'final' : ''} ${object.name}`, ...(pph21Words[object.code]?.split(',') ?? [])],
        head: rank < 0 ? 0 : 0.12 - rank * 0.01,
      };
    }),
  );
  finders.set(state, finder);
  return finder;
};

const CODE = /^\s*2[17][\s.-]?(\d[\d\s.-]*)?$/;

const searchPph21 = (kind: Pph21Kind, typed: string, day: string, limit: number): readonly Pph21Object[] => {
  const digits = typed.replace(/\D/g, '');
  if (CODE.test(typed) && digits.length >= 2) {
    const coded = pph21ObjectsOf(kind, day).filter(({ code }) => code.replace(/-/g, '').startsWith(digits));
    if (coded.length > 0) return coded.slice(0, limit);
  }
  const found = finderOf(kind, day)(typed, limit);
  // Nothing typed offers what is asked for most, and behind it the whole list of a short kind.
  return typed.trim() !== '' || found.length >= limit
    ? found
    : [...found, ...pph21ObjectsOf(kind, day).filter((object) => !found.includes(object))].slice(0, limit);
};

/** The objects a slip of this kind and masa may be about that what was typed may mean, by code or by words, likeliest first. */
export const findObjects = (of: Of, typed: string, limit = 12): readonly SlipObject[] =>
  isUnifikasi(of.kind)
    ? searchObjects(of.kind, typed, of.period, limit).map(ofUnifikasi)
    : searchPph21(of.kind, typed, lawDay(of), limit).map(ofPph21);
