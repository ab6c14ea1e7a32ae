import type { FieldErrors } from '../problem.ts';

/** A published version. What changed for programs is in docs/api-changelog.md. */
export type ContractVersion = {
  readonly date: string;
  /** By operation (`GET /main/api/own-dates/{id}`): turns a response of the next version into one of this version. */
  readonly responses?: Readonly<Record<string, (next: unknown) => unknown>>;
};

/** A rule of input that is announced first: requests it will refuse are answered with a warning until its day. */
export type AnnouncedRule = {
  readonly id: string;
  /** As `PUT /main/api/own-dates/{id}`. */
  readonly operation: string;
  readonly announced: string;
  readonly refusesFrom: string;
  readonly check: (input: Readonly<Record<string, unknown>>) => FieldErrors;
};

export type Contract = {
  /** Oldest first. */
  readonly versions: readonly [ContractVersion, ...ContractVersion[]];
  readonly rules: readonly AnnouncedRule[];
};

export const contract: Contract = { versions: [{ date: '2025-11-01' }], rules: [] };

export const newestVersion = ({ versions }: Contract): string => (versions.at(-1) ?? versions[0]).date;

/** From the version to the newest: the functions that turn the newest response of an operation into its response. */
export const responsesSince = ({ versions }: Contract, date: string) =>
  versions
    .filter((one) => one.date >= date)
    .reverse()
    .flatMap(({ responses = {} }) => Object.entries(responses));

/** Midnight in Jakarta. */
export const dayBegins = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);
