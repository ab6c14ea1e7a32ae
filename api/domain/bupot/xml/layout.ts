import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';

/** A file of the office for one kind of slip: `root` > TIN, `list` > `item`, and what stands in an item, in the office's order. */
export type SlipLayout = {
  readonly root: string;
  readonly list: string;
  readonly item: string;
  readonly elements: XmlMap<Bupot>;
  /** How many slips one file may hold; null where no limit is known. */
  readonly perFile: number | null;
};
