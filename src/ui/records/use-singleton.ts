import { type RaRecord, useGetOne } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { ONLY } from '#domain/definition/singleton.ts';

/** Reads a singleton from the cache of its form. */
export const useSingleton = <View extends object>({ resource }: PlainRecord): View | undefined =>
  useGetOne<RaRecord>(resource, { id: ONLY }).data as View | undefined;
