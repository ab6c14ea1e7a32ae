import { periodOf } from '../definition/day.ts';
import { asPercent } from '../definition/money.ts';
import type { SlipFacility } from '../rules/bupot/facilities.ts';
import { facilitiesFor } from '../rules/bupot/facilities-for.ts';
import type { Pph21Kind } from '../rules/pph21/object-row.ts';
import { type Pph21Object, objectOf as pph21ObjectOf, objectsOf as pph21ObjectsOf } from '../rules/pph21/objects.ts';
import { isInForce, type UnifikasiObject, objectOf as unifikasiObjectOf } from '../rules/unifikasi/objects.ts';
import { FIRST_MASA } from './first-masa.ts';
import { isUnifikasi, type SlipKind } from './kinds.ts';
import type { NamedObject } from './object-of-slip.ts';
import { findObjects as findPph21 } from './pph21/find-object.ts';
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

type DatedSlip = Pick<BupotInput, 'kind' | 'period' | 'date'>;

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

const inPph21 = (kind: Pph21Kind, typed: string, day: string, limit: number): readonly Pph21Object[] => {
  const found = findPph21(typed, [kind], day, limit);
  // Nothing typed offers what is asked for most, and behind it the rest of a short list.
  return typed.trim() !== '' || found.length >= limit
    ? found
    : [...found, ...pph21ObjectsOf(kind, day).filter((object) => !found.includes(object))].slice(0, limit);
};

/** The objects a slip of this kind and masa may be about that what was typed may mean, by code or by words, likeliest first. */
export const offerObjects = (of: DatedSlip, typed: string, limit = 12): readonly SlipObject[] =>
  isUnifikasi(of.kind)
    ? searchObjects(of.kind, typed, of.period, limit).map(ofUnifikasi)
    : inPph21(of.kind, typed, lawDay(of), limit).map(ofPph21);

const masaOf = (period: string) => ({ period, date: `${period}-01` });

/**
 * The same for what holds slips of every masa: the objects these forms began with and those of today, each once. An object ends with a
 * masa (crypto with July 2025, PMK 50/2025), its slips do not.
 */
export const offerEver = (kind: SlipKind, typed: string, today: string, limit: number): readonly SlipObject[] => {
  const found = [periodOf(today), FIRST_MASA].flatMap((period) =>
    offerObjects({ kind, ...masaOf(period) }, typed, limit),
  );
  const meant = (object: SlipObject): number => (object.code === typed.trim() ? 0 : 1);
  const once = [...new Map(found.map((object) => [object.key, object])).values()];
  return once.sort((one, other) => meant(one) - meant(other)).slice(0, limit);
};

/** An object by its key, in whichever masa of these forms it is used; null where there never was one. */
export const objectEver = (kind: SlipKind, taxCode: string, today: string): SlipObject | null =>
  slipObject({ kind, ...masaOf(periodOf(today)), taxCode }) ?? slipObject({ kind, ...masaOf(FIRST_MASA), taxCode });
