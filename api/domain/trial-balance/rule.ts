/** Words of a name, and the L1 accounts they can mean: the first that the sector has. */
export type Rule = {
  readonly words: RegExp;
  readonly codes: readonly string[];
  /** Letters of the forms it is for; undefined for all. */
  readonly forms: string | undefined;
  /** False where the words alone do not decide. */
  readonly sure: boolean;
};

/** One rule a line: `codes[@forms][?] words`; `?` says that the words do not decide, `-` that no account takes it. */
export const rulesOf = (lines: string): readonly Rule[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [codes = '', ...words] = line.trim().split(' ');
      return {
        words: new RegExp(words.join(' ')),
        codes: codes.replace(/[@?].*/, '').split('/'),
        forms: codes.match(/@([A-L]+)/)?.[1],
        sure: !codes.endsWith('?'),
      };
    });

/** Parties of a special relationship. */
export const RELATED =
  '(?:berelasi|afilia|affilia|istimewa|related|parent|induk|sister|grup|group|saudara|pemegang saham|shareholder|pemilik|direksi|direktur|director|owner)';

/** Banks by name, for what is owed to one. */
export const BANKS =
  '\\b(?:bank|bca|bri|bni|bsi|btn|bjb|mandiri|cimb|danamon|permata|panin|ocbc|uob|hsbc|dbs|maybank|muamalat|mega|btpn)\\b';

/** Accounts of the books alone. */
export const outsideRules = rulesOf(String.raw`
- silang|bank clearing|clearing bank|suspense|bank in transit|(?<!giro )penampungan|transfer antar|historical|opening balance|balancing|saldo awal$|ikhtisar|ikthisar|perantara bank|dana dalam perjalanan|funds? in transit|drawings?\b|pengambilan pribadi|pembukaan sementara|(?:perkiraan|rekening|akun) sementara|selisih konversi|\bprive\b|\brak\b (?:kantor|cabang|pusat)|\brk\b (?:cabang|pusat|antar)|antar (?:kantor|cabang|proyek|unit)|inter ?(?:branch|office)`);
