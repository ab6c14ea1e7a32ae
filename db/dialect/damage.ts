import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/.test(String((error as { code?: unknown }).code)) || isDamage(error.cause));

export type Damage = {
  readonly isFound: () => boolean;
  note(error: unknown): void;
  found(): void;
  refuse(): void;
  close(): void;
};

/**
 * Whether a database was found damaged since it was opened. Writes to a damaged database may be lost or spread the
 * damage. Threads started while it is open share the state. @param place its file, or its address
 */
export const damageOf = (place: string): Damage => {
  const key = `patuh damage ${place}`;
  const shared = getEnvironmentData(key) as unknown as SharedArrayBuffer | undefined;
  const bytes = shared ?? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  if (!shared) setEnvironmentData(key, bytes as never);
  const flag = new Int32Array(bytes);
  const isFound = () => Atomics.load(flag, 0) === 1;
  const found = () => void Atomics.store(flag, 0, 1);

  return {
    isFound,
    found,
    note: (error) => {
      if (isDamage(error)) found();
    },
    refuse: () => {
      if (isFound())
        throw Object.assign(new Error('nothing is written to a damaged database'), { code: 'SQLITE_CORRUPT' });
    },
    close: () => {
      if (!shared) setEnvironmentData(key, undefined as never);
    },
  };
};
