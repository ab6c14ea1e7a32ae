/**
 * Pairs that ended with masa 12/2024, and those of the same tax from 2025 (PER-10/PJ/2024, KEP-67/PJ/2025): assessments
 * were merged, kinds of one article too, and the VAT on imports of services and intangibles has an account of its own.
 */
const moved: Readonly<Record<string, string>> = {
  '411211-310': '411211-300',
  '411126-320': '411126-300',
  '411128-419': '411128-100',
  '411124-104': '411124-100',
  '411124-102': '411124-100',
  '411128-410': '411128-600',
  '411129-101': '411129-600',
  '411211-101': '411212-101',
  '411211-102': '411212-101',
};

/** The successor of a pair before Coretax ("411212-101"); null if unknown. */
export const successorOf = (pair: string): string | null => moved[pair] ?? null;
