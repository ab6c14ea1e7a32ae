import { isForeign, isUnifikasi, type SlipKind } from '../../bupot/kinds.ts';
import { objectList, type UnifikasiObject } from '../unifikasi/objects.ts';
import { type Freed, type SlipFacility, slipFacilities } from './facilities.ts';

const ofArticle21: Readonly<Record<'BP21' | 'BPMP' | 'BPA1' | 'BPA2' | 'BP26', readonly SlipFacility[]>> = {
  BP21: ['NONE', 'SKB21', 'DTP', 'OTHER'],
  BPMP: ['NONE', 'DTP', 'OTHER'],
  BPA1: ['NONE', 'DTP', 'OTHER'],
  BPA2: ['NONE'],
  BP26: ['NONE', 'DTP', 'SKD', 'OTHER'],
};

/**
 * In the order of the tax office's list. Unifikasi: those of the object, or without one those of any object of the
 * kind. PPh 21/26: those of the kind.
 */
export const facilitiesFor = (kind: SlipKind, object?: UnifikasiObject | null): readonly SlipFacility[] => {
  if (!isUnifikasi(kind)) return ofArticle21[kind];
  if (object) return object.facilities;
  const known = new Set(
    objectList()
      .filter((one) => one.kind === kind)
      .flatMap((one) => one.facilities),
  );
  return slipFacilities.filter((code) => known.has(code));
};

/** Without a facility the object decides everything. */
export const freedBy = (facility: SlipFacility, kind: SlipKind): readonly Freed[] => {
  if (facility === 'SKD') return kind === 'BPNR' ? ['rate', 'nett', 'tax'] : ['rate', 'nett'];
  // `Deemed` is an element of the files of these kinds, and ETC makes it editable with the rate.
  if (facility === 'OTHER') return isForeign(kind) || kind === 'BP21' ? ['rate', 'nett', 'tax'] : ['rate', 'tax'];
  return [];
};
