import { expect, it } from 'vitest';
import { ruleNamed } from './definition/explain.ts';
import { law, type Regulation, regulations } from './law.ts';
import { regulationOf } from './regulation-of.ts';

it('finds every regulation a rule is named by, with its title and where to look for its text', () => {
  for (const name of Object.keys(regulations) as Regulation[]) {
    const rule = ruleNamed({ from: '2025-01-01', source: law(name, 'ps. 1'), value: null });
    expect(regulationOf(rule.name)).toMatchObject({ name, title: regulations[name].title });
  }
});

it('looks for a law by its number and year, and for a rule of the tax office by its name', () => {
  expect(regulationOf('PP 58/2023 ps. 2')?.address).toBe(
    'https://peraturan.bpk.go.id/Search?keywords=&nomor=58&tahun=2023',
  );
  expect(regulationOf('PER-11/PJ/2025 ps. 22')?.address).toBe(
    'https://peraturan.bpk.go.id/Search?keywords=PER-11%2FPJ%2F2025',
  );
});

it('takes no number for the beginning of another, and no other words for a regulation', () => {
  expect(regulationOf('PMK 16/2010 ps. 4')?.name).toBe('PMK 16/2010');
  expect(regulationOf('PMK 16/20100')).toBeNull();
  expect(regulationOf('Kebijakan perusahaan')).toBeNull();
});
