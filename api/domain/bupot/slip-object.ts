import { periodOf } from '../definition/day.ts';
import { asPercent } from '../definition/money.ts';
import type { SlipFacility } from '../rules/bupot/facilities.ts';
import { facilitiesFor } from '../rules/bupot/facilities-for.ts';
import { type Pph21Object, objectOf as pph21ObjectOf, objectsOf as pph21ObjectsOf } from '../rules/pph21/objects.ts';
import { isInForce, type UnifikasiObject, objectOf as unifikasiObjectOf } from '../rules/unifikasi/objects.ts';
import { FIRST_MASA } from './first-masa.ts';
import type { Pph21Kind } from './kinds.ts';
import { isUnifikasi, type SlipKind } from './kinds.ts';
import type { NamedObject } from './object-of-slip.ts';
import { findObjects as findPph21 } from './pph21/find-object.ts';
import type { BupotInput } from './record.ts';
import { searchObjects } from './unifikasi/search-objects.ts';
import { lawDay } from './work-pph21.ts';

export type SlipObject = NamedObject & {
  readonly key: string;
  readonly final: boolean;
  /** In percent; null where the tax follows a table or the rate is typed. */
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

/** The object of a slip, if its kind has it in the masa; null otherwise. */
export const slipObject = (input: Pick<BupotInput, 'kind' | 'period' | 'date' | 'taxCode'>): SlipObject | null => {
  if (!isUnifikasi(input.kind)) {
    const found = pph21ObjectOf(input.kind, input.taxCode, lawDay(input));
    return found && ofPph21(found);
  }
  const found = unifikasiObjectOf(input.kind, input.taxCode, input.period);
  return found && isInForce(found, input.period) ? ofUnifikasi(found) : null;
};

const inPph21 = (kind: Pph21Kind, typed: string, day: string, limit: number): readonly Pph21Object[] => {
  const found = findPph21(typed, [kind], day, limit);
  return typed.trim() !== '' || found.length >= limit
    ? found
    : [...found, ...pph21ObjectsOf(kind, day).filter((object) => !found.includes(object))].slice(0, limit);
};

/** By code or words, best match first. */
export const offerObjects = (of: DatedSlip, typed: string, limit = 12): readonly SlipObject[] =>
  isUnifikasi(of.kind)
    ? searchObjects(of.kind, typed, of.period, limit).map(ofUnifikasi)
    : inPph21(of.kind, typed, lawDay(of), limit).map(ofPph21);

const masaOf = (period: string) => ({ period, date: `${period}-01` });

/** For filters over slips of every masa: the objects at the start of these forms and those of today, each once. */
export const offerEver = (kind: SlipKind, typed: string, today: string, limit: number): readonly SlipObject[] => {
  const found = [periodOf(today), FIRST_MASA].flatMap((period) =>
    offerObjects({ kind, ...masaOf(period) }, typed, limit),
  );
  const meant = (object: SlipObject): number => (object.code === typed.trim() ? 0 : 1);
  const once = [...new Map(found.map((object) => [object.key, object])).values()];
  return once.sort((one, other) => meant(one) - meant(other)).slice(0, limit);
};

/** An object by its key, in any masa of these forms; null if it never existed. */
export const objectEver = (kind: SlipKind, taxCode: string, today: string): SlipObject | null =>
  slipObject({ kind, ...masaOf(periodOf(today)), taxCode }) ?? slipObject({ kind, ...masaOf(FIRST_MASA), taxCode });
