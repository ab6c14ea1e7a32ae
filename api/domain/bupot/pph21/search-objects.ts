import type { Pph21Kind } from '../../rules/pph21/object-row.ts';
import { objectsOf, type Pph21Object } from '../../rules/pph21/objects.ts';
import { type WordFinder, wordFinder } from '../../text/word-finder.ts';

/** What people call objects besides their names in the office's list. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  '21-100-01': ['gaji karyawan', 'permanent employee salary'],
  '21-100-02': ['uang pensiun bulanan', 'monthly pension'],
  '21-100-05': ['insurance agent commission'],
  '21-100-06': ['komisi penjualan', 'sales commission'],
  '21-100-07': ['professional fee', 'honorarium profesional'],
  '21-100-10': ['honor komisaris', 'commissioner fee'],
  '21-100-14': ['uang rapat', 'uang saku seminar'],
  '21-100-16': ['uang saku magang', 'internship'],
  '21-100-18': ['narasumber', 'pembicara', 'instruktur', 'trainer', 'speaker fee'],
  '21-100-19': ['penulis', 'penterjemah', 'translator'],
  '21-100-20': ['jasa perorangan', 'bukan pegawai', 'freelance', 'jasa lainnya orang pribadi'],
  '21-100-23': ['makelar', 'komisi perantara', 'broker'],
  '21-100-24': ['buruh harian lepas', 'upah harian', 'tenaga kerja lepas', 'daily worker'],
  '21-100-33': ['artis', 'influencer', 'konten kreator', 'fotografer model'],
  '21-100-35': ['pegawai kontrak bulanan', 'upah bulanan tidak tetap'],
  '21-100-36': ['hadiah lomba', 'prize'],
  '21-401-01': ['severance'],
  '27-100-99': ['tenaga kerja asing', 'expatriate', 'orang pribadi luar negeri'],
};

const build = (kind: Pph21Kind, day: string): WordFinder<Pph21Object> =>
  wordFinder(
    objectsOf(kind, day).map((object) => ({
      item: object,
      key: object.code,
      phrases: [object.name, ...(spoken[object.code] ?? [])],
    })),
  );

/** Finders by kind and month. */
const finders = new Map<string, WordFinder<Pph21Object>>();

/**
 * The objects of PPh 21/26 a kind of slip may carry in a period (YYYY-MM) that words may mean, the likeliest first: of the office's list
 * or of the field, half typed or with a slip.
 */
export const searchPph21Objects = (
  kind: Pph21Kind,
  typed: string,
  period: string,
  limit = 20,
): readonly Pph21Object[] => {
  const key = `${kind} ${period}`;
  const finder = finders.get(key) ?? build(kind, `${period}-01`);
  if (finders.size >= 100) finders.clear();
  finders.set(key, finder);
  return finder(typed, limit);
};
