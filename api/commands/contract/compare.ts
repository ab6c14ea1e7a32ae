import type { ContractFacts } from './facts.ts';

export type Difference = {
  readonly owner: string;
  /** Empty: the operation or schema itself. */
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly breaks: boolean;
};

const isInput = (owner: string, name: string): boolean => owner.startsWith('in ') || /^(\?|needs|body)/.test(name);

const read = (fact: string) => ({ types: fact.replace(/!$/, '').split('|'), always: fact.endsWith('!') });

const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  wide.includes('any') || narrow.every((one) => wide.includes(one) || wide.includes(one.replace(/^"[^"]*"/, 'string')));

const breaks = (before: string, after: string, input: boolean): boolean => {
  const [old, next] = [read(before), read(after)];
  // Input may accept more and require less; a response may have fewer types and be there more often.
  return input
    ? !covers(next.types, old.types) || (next.always && !old.always)
    : !covers(old.types, next.types) || (old.always && !next.always);
};

const parentOf = (name: string): string => name.replace(/(\.[^.]+|\[\])$/, '').replace(/(\[\])+$/, '');

/** What differs for programs. A schema that no operation uses any more is no difference of its own. */
export const compareContracts = (before: ContractFacts, after: ContractFacts): Difference[] => {
  const found: Difference[] = [];
  for (const [owner, old] of before) {
    const next = after.get(owner);
    if (!next) {
      if (owner.includes(' /')) found.push({ owner, name: '', kind: 'removed', breaks: true });
      continue;
    }
    for (const [name, fact] of old) {
      const now = next.get(name);
      if (now === undefined) found.push({ owner, name, kind: 'removed', breaks: true });
      else if (now !== fact)
        found.push({ owner, name, kind: 'changed', breaks: breaks(fact, now, isInput(owner, name)) });
    }
    for (const [name, fact] of next) {
      if (old.has(name)) continue;
      const parent = parentOf(name);
      const isPartOfNew = parent !== name && next.has(parent) && !old.has(parent);
      const isRequired = fact.endsWith('!') && isInput(owner, name) && !isPartOfNew;
      found.push({ owner, name, kind: 'added', breaks: isRequired });
    }
  }
  for (const owner of after.keys())
    if (!before.has(owner)) found.push({ owner, name: '', kind: 'added', breaks: false });
  return found;
};
