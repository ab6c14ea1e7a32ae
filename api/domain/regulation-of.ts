import { type Regulation, regulations } from './law.ts';

const REGISTER = 'https://peraturan.bpk.go.id/Search';

export type RegulationNamed = {
  readonly name: Regulation;
  readonly title: string;
  readonly address: string;
};

const names = Object.keys(regulations) as readonly Regulation[];

const addressOf = (name: Regulation): string => {
  const [, nomor, tahun] = /^[A-Za-z]+ (\d+)\/(\d{4})$/.exec(name) ?? [];
  return `${REGISTER}?${new URLSearchParams(nomor && tahun ? { keywords: '', nomor, tahun } : { keywords: name })}`;
};

/** The regulation a rule begins with ("PP 58/2023 ps. 2"), as `ruleNamed` writes it; null for other texts. */
export const regulationOf = (rule: string): RegulationNamed | null => {
  const name = names.find((one) => rule === one || rule.startsWith(`${one} `));
  return name ? { name, title: regulations[name].title, address: addressOf(name) } : null;
};
