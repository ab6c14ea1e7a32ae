import { compareContracts, type Difference } from './compare.ts';
import type { ContractFacts } from './facts.ts';

/** A difference since the first version, with its day. */
export type DatedDifference = Pick<Difference, 'owner' | 'name' | 'kind'> & { readonly date: string };
export type ContractFile = {
  /** The newest version that was published. */
  readonly version: string;
  readonly facts: ContractFacts;
  readonly log: readonly DatedDifference[];
};

const START = 'version ';
const LOG = /^(\d{4}-\d{2}-\d{2}) (added|changed|removed) (.*?)(?: · (.*))?$/;

export const writeContract = ({ version, facts, log }: ContractFile): string =>
  [
    `${START}${version}`,
    ...log.map(({ date, kind, owner, name }) => `${date} ${kind} ${owner}${name ? ` · ${name}` : ''}`),
    ...[...facts].flatMap(([owner, own]) => [owner, ...[...own].map(([name, fact]) => `  ${name} ${fact}`)]),
    '',
  ].join('\n');

export const readContract = (text: string): ContractFile => {
  const [first = '', ...lines] = text.split('\n');
  const facts: ContractFacts = new Map();
  const log: DatedDifference[] = [];
  let own = new Map<string, string>();
  for (const line of lines.filter(Boolean)) {
    const [, date, kind, owner = '', name = ''] = LOG.exec(line) ?? [];
    if (date) log.push({ date, kind: kind as Difference['kind'], owner, name });
    else if (line.startsWith('  ')) own.set(line.slice(2, line.indexOf(' ', 2)), line.slice(line.indexOf(' ', 2) + 1));
    else {
      own = new Map();
      facts.set(line, own);
    }
  }
  return { version: first.slice(START.length), facts, log };
};

type Now = { readonly facts: ContractFacts; readonly version: string; readonly today: string };

/** Throws for a difference that breaks programs, unless there is a new version for it. */
export const updateContract = (file: ContractFile, { facts, version, today }: Now): ContractFile => {
  const differences = compareContracts(file.facts, facts);
  const breaking = differences.filter((one) => one.breaks);
  if (breaking.length > 0 && version === file.version)
    throw new Error(
      `Programs break without a new version:\n${breaking.map(({ kind, owner, name }) => `${kind} ${owner} ${name}`).join('\n')}`,
    );
  const log = differences.map(({ owner, name, kind, breaks }) => ({
    owner,
    name,
    kind,
    date: breaks ? version : today,
  }));
  return { version, facts, log: [...log, ...file.log] };
};
