import { objectOf } from '../../rules/unifikasi/objects.ts';

/** What was withheld, as the annual return lists it; BORNE is borne by the government. */
export const receivedArticles = ['PPH23', 'PPH22', 'PPH15', 'PPH4_2', 'PPH26', 'BORNE'] as const;
export type ReceivedArticle = (typeof receivedArticles)[number];

/** BPPU and BPNR are slips of Coretax, CLASSIC those from before; SSP and SSPCP are paid slips, SSPCP of imports. */
export const receivedKinds = ['BPPU', 'BPNR', 'CLASSIC', 'SSPCP', 'SSP'] as const;

const byPrefix: Readonly<Record<string, ReceivedArticle>> = {
  '22': 'PPH22',
  '24': 'PPH23',
  '27': 'PPH26',
  '28': 'PPH4_2',
  '29': 'PPH15',
};

/** The first two digits of a tax object; null if they name no article. 28-410 and 28-411 are article 15. */
export const articleOfCode = (taxCode: string): ReceivedArticle | null =>
  /^28-41[01]-/.test(taxCode) ? 'PPH15' : (byPrefix[taxCode.slice(0, 2)] ?? null);

const NAMED: readonly (readonly [RegExp, ReceivedArticle])[] = [
  [/ditanggung pemerintah|\bdtp\b|borneby/, 'BORNE'],
  [/4\s*(?:ayat)?\s*\(?\s*2|\bfinal\b|article4/, 'PPH4_2'],
  [/\b(?:article|pph|pasal|ps|psl)?[\s.]*22\b/, 'PPH22'],
  [/\b(?:article|pph|pasal|ps|psl)?[\s.]*23\b/, 'PPH23'],
  [/\b(?:article|pph|pasal|ps|psl)?[\s.]*26\b/, 'PPH26'],
  [/\b(?:article|pph|pasal|ps|psl)?[\s.]*15\b/, 'PPH15'],
];

/** "PPh Pasal 23", "Ps 4 (2)", "ARTICLE22"; null if it names none. */
export const articleNamed = (text: string): ReceivedArticle | null => {
  const plain = text.toLowerCase();
  return NAMED.find(([words]) => words.test(plain))?.[1] ?? null;
};

export const objectReceived = (taxCode: string | null, period: string) =>
  taxCode === null ? null : (objectOf('BPPU', taxCode, period) ?? objectOf('BPNR', taxCode, period));

/** Final tax is no credit. Article 15 is final by its object. */
export const isFinal = (of: {
  readonly article: ReceivedArticle;
  readonly taxCode: string | null;
  readonly period: string;
}): boolean => objectReceived(of.taxCode, of.period)?.final ?? of.article === 'PPH4_2';
