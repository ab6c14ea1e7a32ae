import { ATTACHED } from '#domain/spt-badan/attachments.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { firstPath, pathOf, placesOf } from './places.ts';

type Finding = Pick<AnnualView['findings'][number], 'sheet' | 'part' | 'path'>;

/** Parameter of the address that opens the PDFs of a return, with the kind that is chosen. */
export const PDF_PARAM = 'lampiran';

/** Parameter of the address that opens the notice of an extension. */
export const EXTENSION_PARAM = 'perpanjangan';

/** The page of a finding; its line follows as the fragment, to which the page scrolls. PDFs open beside each sheet. */
export const findingPath = (of: AnnualView, { sheet, part, path }: Finding): string => {
  const [, at = ''] = path.split('!');
  if (sheet === ATTACHED) return `?${PDF_PARAM}=${at}`;
  const places = placesOf(of).filter((one) => one.sheet === sheet);
  const place = places.find((one) => one.part === part) ?? places[0];
  return `${place ? pathOf(of, place) : firstPath(of)}#${encodeURIComponent(at)}`;
};
