import type { World } from './world.ts';

/** What must hold at the end of every day. Returns descriptions of violations; none when it holds. */
export type Property = {
  readonly name: string;
  readonly broken: (world: World) => Promise<readonly string[]>;
};
