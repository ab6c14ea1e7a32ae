/** Bars a person put away, by name, each with the day (Jakarta) it is put away for. */
export type PutAway = Readonly<Record<string, string>>;

const isPutAway = (value: unknown): value is PutAway =>
  typeof value === 'object' && value !== null && Object.values(value).every((day) => typeof day === 'string');

/** What was kept; nothing where it cannot be read. */
export const readPutAway = (text: string | null): PutAway => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isPutAway(value) ? value : {};
  } catch {
    return {};
  }
};

/** A bar put away today stands again tomorrow. */
export const isAway = (kept: PutAway, name: string, today: string): boolean => kept[name] === today;

/** With one more put away for the day; those of other days are forgotten. */
export const withAway = (kept: PutAway, name: string, today: string): PutAway => ({
  ...Object.fromEntries(Object.entries(kept).filter(([, day]) => day === today)),
  [name]: today,
});
