import { expect, it } from 'vitest';
import { annualForms } from '#domain/spt-badan/annual-form.ts';
import { annualEras } from '#domain/spt-badan/era.ts';
import { sheetGroups } from './sheet-groups.ts';

it.each(annualEras)('each sheet of the form %s stands in one group of the tree', (era) => {
  const grouped = sheetGroups[era].flatMap(({ sheets }) => sheets);
  expect([...grouped].sort()).toEqual([...annualForms[era].sheets].sort());
});
