import type { World } from './world.ts';

/** What must hold at the end of every day. Answers what does not, in words; nothing where all does. */
export type Property = {
  readonly name: string;
  readonly broken: (world: World) => Promise<readonly string[]>;
};
