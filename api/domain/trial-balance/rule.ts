/** Words of a name, and the L1 accounts they can mean: the first that the sector has. */
export type Rule = {
  readonly words: RegExp;
  readonly codes: readonly string[];
  /** False where the words alone do not decide. */
  readonly sure: boolean;
};

/** One rule a line: `codes[?] words`; `?` says that the words do not decide, `-` that no account takes it. */
export const rulesOf = (lines: string): readonly Rule[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [codes = '', ...words] = line.trim().split(' ');
      return {
        words: new RegExp(words.join(' ')),
        codes: codes.replace('?', '').split('/'),
        sure: !codes.endsWith('?'),
      };
    });

/** Parties of a special relationship. */
export const RELATED =
  '(?:berelasi|afilia|affilia|istimewa|related|parent|induk|sister|grup|group|saudara|pemegang saham|shareholder|pemilik|direksi|direktur|director|owner)';

/** Accounts of the books alone. */
export const outsideRules = rulesOf(String.raw`
- silang|bank clearing|clearing bank|suspense|bank in transit|(?<!giro )penampungan|transfer antar|historical|opening balance|balancing|saldo awal$|ikhtisar|(?:perkiraan|rekening|akun) sementara|selisih konversi|\bprive\b|\brak\b (?:kantor|cabang|pusat)|\brk\b (?:cabang|pusat|antar)|antar (?:kantor|cabang|proyek|unit)|inter ?(?:branch|office)`);
