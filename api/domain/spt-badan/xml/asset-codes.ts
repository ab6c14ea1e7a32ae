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

const TANGIBLE = [...referenceList('L9_harta_berwujud'), ...referenceList('L9_harta_berwujud_op')];
const BUILDINGS = referenceList('L9_bangunan');
const INTANGIBLE = referenceList('L9_harta_tak_berwujud');
const ALL = [...TANGIBLE, ...BUILDINGS, ...INTANGIBLE];

type AssetKind = (typeof ALL)[number];

/** The office's kinds of assets of a group: a building only takes the kinds of buildings. All without a group. */
export const assetKinds = (group: string): readonly AssetKind[] => {
  if (group === '') return ALL;
  if (assetListOf(group) === 1) return INTANGIBLE;
  return group === 'BP' || group === 'BT' ? BUILDINGS : TANGIBLE;
};

/** Names of the kinds of assets that a group takes. */
export const assetNames = (group: string): readonly string[] => assetKinds(group).map(({ name }) => name);

/** A kind as choices show it. */
export const assetLabel = ({ code, name }: AssetKind): string => `${name} (${code})`;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const found = (text: string, kinds: readonly AssetKind[]): AssetKind | undefined => {
  const written = plain(text);
  return kinds.find((one) =>
    [one.code, one.code.replace(/^0/, ''), one.name, assetLabel(one), `${one.code} ${one.name}`].some(
      (way) => plain(way) === written,
    ),
  );
};

/** The four digits of a kind of asset, given as its name or code; null if the office's list for the group lacks it. */
export const assetCode = (kind: string, group: string): string | null => found(kind, assetKinds(group))?.code ?? null;

/** The office's name of a kind of asset given as its code, its name or both; null if no list of the office has it. */
export const assetName = (written: string): string | null => found(written, ALL)?.name ?? null;
