import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { firstPath, pathOf, placesOf } from './places.ts';

type Finding = Pick<AnnualView['findings'][number], 'sheet' | 'part' | 'path'>;

/** The page of a finding; its line follows as the fragment, to which the page scrolls. */
export const findingPath = (of: AnnualView, { sheet, part, path }: Finding): string => {
  const places = placesOf(of).filter((one) => one.sheet === sheet);
  const place = places.find((one) => one.part === part) ?? places[0];
  return `${place ? pathOf(of, place) : firstPath(of)}#${encodeURIComponent(path.split('!')[1] ?? '')}`;
};
