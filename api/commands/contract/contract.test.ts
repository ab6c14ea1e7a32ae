import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '#domain/api-keys/contract.ts';
import { changelog } from './changelog.ts';
import { compareContracts } from './compare.ts';
import { readContract, updateContract, writeContract } from './contract-file.ts';
import { contractFacts, type DescribedOperation, type Shape } from './facts.ts';
import { CONTRACT_PATH, ownFacts, storedContract } from './own-contract.ts';

const text: Shape = { type: 'string' };
const record = (more: Record<string, Shape> = {}, required = ['id']): Shape => ({
  type: 'object',
  properties: { id: text, kind: { enum: ['A', 'B'], type: 'string' }, ...more },
  required,
});
type Part = { input?: Shape; output?: Shape; query?: Shape; needs?: string[] };
const operation = ({ input = record(), output = record(), query = text, needs = ['A', 'B'] }: Part) =>
  ({
    'x-needs': needs,
    parameters: [{ in: 'query', name: 'q', required: false, schema: query }],
    requestBody: { content: { 'application/json': { schema: input } } },
    responses: {
      200: {
        content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Car' } } } },
      },
      201: { content: { 'application/json': { schema: output } } },
      default: {},
    },
  }) satisfies DescribedOperation;
const described = (part: Part = {}, car: Shape = record(), path = '/main/api/cars') =>
  contractFacts({ paths: { [path]: { post: operation(part) } }, components: { schemas: { Car: car } } }, () => true);
const breaking = (...of: Parameters<typeof described>) =>
  compareContracts(described(), described(...of))
    .filter((one) => one.breaks)
    .map(({ kind, owner, name }) => `${kind} ${owner} ${name}`.trim());
const compatible = (...of: Parameters<typeof described>) => {
  expect(breaking(...of)).toEqual([]);
  return compareContracts(described(), described(...of)).map(({ kind, name }) => `${kind} ${name}`);
};

describe('a difference of the contract', () => {
  const at = 'POST /main/api/cars';
  const number: Shape = { type: 'number' };

  it('breaks programs where something is gone or has another type', () => {
    expect(breaking({}, record(), '/main/api/cars2')).toEqual([`removed ${at}`]);
    expect(breaking({ output: { type: 'object', properties: { id: text }, required: ['id'] } })).toEqual([
      `removed ${at} 201.kind`,
    ]);
    expect(breaking({}, record({ id: number }))).toEqual(['changed out Car id']);
    expect(breaking({}, record({}, []))).toEqual(['changed out Car id']);
    expect(breaking({}, record({ id: { anyOf: [text, { type: 'null' }] } }))).toEqual(['changed out Car id']);
    expect(breaking({ query: number })).toEqual([`changed ${at} ?q`]);
  });

  it('breaks programs where input must have more, or may be less', () => {
    expect(breaking({ input: record({ plate: text }, ['id', 'plate']) })).toEqual([`added ${at} body.plate`]);
    expect(breaking({ input: record({}, ['id', 'kind']) })).toEqual([`changed ${at} body.kind`]);
    expect(breaking({ input: record({ kind: { enum: ['A'] } }) })).toEqual([`changed ${at} body.kind`]);
    expect(breaking({ needs: ['A'] })).toEqual([`changed ${at} needs`]);
  });

  it('breaks nothing where something is added, wider in input or narrower in a response', () => {
    const colour: Shape = { type: 'object', properties: { code: text }, required: ['code'] };
    expect(compatible({ input: record({ colour }) })).toEqual(['added body.colour', 'added body.colour.code']);
    expect(compatible({ input: record({ kind: text }) })).toEqual(['changed body.kind']);
    expect(compatible({}, record({ plate: text }, ['id', 'plate']))).toEqual(['added plate']);
    expect(compatible({ needs: ['A', 'B', 'C'] })).toEqual(['changed needs']);
    expect(compatible({ output: record({ kind: { enum: ['A', 'B', 'C'], type: 'string' } }) })).toEqual([]);
  });
});

describe('the file of the contract', () => {
  const before = { version: '2025-11-01', facts: described(), log: [] };
  const update = (version: string, ...of: Parameters<typeof described>) =>
    updateContract(before, { facts: described(...of), version, today: '2026-02-03' });

  it('is read as it was written, with its differences by day', () => {
    const file = update('2025-11-01', {}, record({ plate: text }));
    expect(readContract(writeContract(file))).toEqual(file);
    expect(file.log).toEqual([{ owner: 'out Car', name: 'plate', kind: 'added', date: '2026-02-03' }]);
  });

  it('takes a breaking difference only with a new version, whose section of the changelog has it', () => {
    expect(() => update('2025-11-01', {}, record({ id: { type: 'number' } }))).toThrow('changed out Car id');
    const file = update('2026-03-01', {}, record({ id: { type: 'number' } }));
    const versions = [{ date: '2025-11-01' }, { date: '2026-03-01' }] as const;
    expect(changelog(file, { versions, rules: [] })).toContain(
      '## 2026-03-01, a new version\n\n- changed: `out Car`: `id`',
    );
  });
});

describe('the contract of this API', () => {
  it('is the stored one: `npm run docs` adds to it, and refuses what breaks programs without a new version', () => {
    const facts = ownFacts();
    const file = storedContract(new Map());
    expect(compareContracts(file.facts, facts)).toEqual([]);
    expect([...file.facts.keys()].filter((owner) => owner.includes(' /')).length).toBeGreaterThan(500);
    expect(file.facts.get('out Faktur')?.get('id')).toBe('string!');
    expect([...file.facts.keys()].filter((owner) => /api-keys|\/admin\//.test(owner))).toEqual([]);
    expect(readFileSync('docs/api-changelog.md', 'utf8')).toBe(changelog(file, contract));
    expect(readFileSync(CONTRACT_PATH).byteLength).toBeLessThan(1_000_000);
  });
});
