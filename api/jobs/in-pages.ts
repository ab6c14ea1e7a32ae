export const PAGE = 200;
const AT_ONCE = 8;
type JobRow = { readonly id: string; readonly companyId: string };

/** Eight at a time. A failed row does not stop the others; it is tried again a minute later. */
export const each = async <T extends JobRow>(rows: readonly T[], ask: (row: T) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let row = rows[next++]; row; row = rows[next++]) await ask(row).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} could not be asked`);
};

/** By id, so that old rows at the start do not delay the others. */
export const paged = async <T extends JobRow>(
  page: (after: string) => Promise<T[]>,
  ask: (row: T) => Promise<unknown>,
): Promise<void> => {
  let failure: unknown;
  for (let after = ''; ; ) {
    const rows = await page(after);
    await each(rows, ask).catch((error) => {
      failure = error;
    });
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.id;
  }
  if (failure) throw failure;
};
