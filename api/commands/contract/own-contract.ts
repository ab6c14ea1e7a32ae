import { existsSync, readFileSync } from 'node:fs';
import { contract, newestVersion } from '#domain/api-keys/contract.ts';
import { jakartaDay } from '#domain/scope.ts';
import { isOpenToKeys } from '../../http/api-key.ts';
import { describedApi } from '../describe-api.ts';
import { changelog } from './changelog.ts';
import { type ContractFile, readContract, updateContract, writeContract } from './contract-file.ts';
import { type ContractFacts, contractFacts, type Described } from './facts.ts';

export const CONTRACT_PATH = 'docs/api-contract.txt';

export const ownFacts = (): ContractFacts =>
  contractFacts(describedApi() as unknown as Described, (path) => path.startsWith('/main/api/') && isOpenToKeys(path));

export const storedContract = (facts: ContractFacts): ContractFile =>
  existsSync(CONTRACT_PATH)
    ? readContract(readFileSync(CONTRACT_PATH, 'utf8'))
    : { version: newestVersion(contract), facts, log: [] };

export const contractDocs = (now: number): Record<string, string> => {
  const facts = ownFacts();
  const file = updateContract(storedContract(facts), {
    facts,
    version: newestVersion(contract),
    today: jakartaDay(now),
  });
  return { [CONTRACT_PATH]: writeContract(file), 'docs/api-changelog.md': changelog(file, contract) };
};
