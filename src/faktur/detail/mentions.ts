import type { Colleague } from '#domain/company/view-schema.ts';

type Person = Pick<Colleague, 'id' | 'name'>;

const OFFERED = 5;

/** How a person is called in a note: the first name, as one word. */
const callOf = ({ name }: Person): string => name.split(' ')[0] ?? name;

/** People whose name begins like the word after the last @, while it is being typed. */
export const mentioning = (text: string, people: readonly Person[]): Person[] => {
  const typed = /@([\p{L}\p{N}.]*)$/u.exec(text)?.[1];
  if (typed === undefined) return [];
  return people.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase())).slice(0, OFFERED);
};

export const withMention = (text: string, person: Person): string =>
  text.replace(/@[\p{L}\p{N}.]*$/u, `@${callOf(person)} `);

/** The ids of the people a finished text calls. */
export const mentioned = (text: string, people: readonly Person[]): string[] => {
  const called = new Set([...text.matchAll(/@([\p{L}\p{N}.]+)/gu)].map(([, name]) => name?.toLowerCase()));
  return people.filter((person) => called.has(callOf(person).toLowerCase())).map(({ id }) => id);
};
