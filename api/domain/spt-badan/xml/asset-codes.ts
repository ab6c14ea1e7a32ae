import { type AssetGroup, assetGroups } from '../calculations/depreciation.ts';
import { referenceList } from '../row-table.ts';

/** Place of the list of the file: 0 what is depreciated, 1 what is amortised. */
export type AssetList = 0 | 1;

/** The office's group of L9 by ours; tangible and intangible groups have the same names in their lists. */
const groups: Readonly<Record<AssetGroup, string>> = {
  T1: 'Group 1',
  T2: 'Group 2',
  T3: 'Group 3',
  T4: 'Group 4',
  BP: 'Permanent',
  BT: 'Non-permanent',
  I1: 'Group 1',
  I2: 'Group 2',
  I3: 'Group 3',
  I4: 'Group 4',
};

const isGroup = (text: string): text is AssetGroup => Object.hasOwn(groups, text);

export const assetListOf = (group: string): AssetList =>
  isGroup(group) && assetGroups[group].kind === 'intangible' ? 1 : 0;

/** Null for a group that the office does not have. */
export const officeGroup = (group: string): string | null => (isGroup(group) ? groups[group] : null);

/** "Other Group" has no place in our tables: null, as for an unknown one. */
export const groupOf = (office: string, list: AssetList): AssetGroup | null =>
  (Object.keys(groups) as AssetGroup[]).find((one) => groups[one] === office && assetListOf(one) === list) ?? null;

/** A building only takes the kinds of buildings, and the other way round. */
const kindsOf = (group: string) => {
  if (assetListOf(group) === 1) return referenceList('L9_harta_tak_berwujud');
  return group === 'BP' || group === 'BT'
    ? referenceList('L9_bangunan')
    : [...referenceList('L9_harta_berwujud'), ...referenceList('L9_harta_berwujud_op')];
};

/** Names of the kinds of assets that a group takes. */
export const assetNames = (group: string): readonly string[] => kindsOf(group).map(({ name }) => name);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The four digits of a kind of asset, given as its name or code; null if the office's list for the group lacks it. */
export const assetCode = (kind: string, group: string): string | null =>
  kindsOf(group).find(({ code, name }) => code === kind.trim() || plain(name) === plain(kind))?.code ?? null;

/** The name of a kind of asset; null for a code that no list of the office has. */
export const assetName = (code: string): string | null =>
  ['L9_harta_berwujud', 'L9_harta_berwujud_op', 'L9_bangunan', 'L9_harta_tak_berwujud']
    .flatMap((list) => referenceList(list))
    .find((one) => one.code === code)?.name ?? null;
