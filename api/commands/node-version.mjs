// Read before anything is installed: plain JavaScript, nothing but Node's own.

/** From the first of these on, and not yet at the second; `engines` of package.json says the same. */
export const OLDEST = [20, 19];
// Not run under yet.
export const TOO_NEW = [27, 0];

const isBefore = ([major, minor], [otherMajor, otherMinor]) =>
  major < otherMajor || (major === otherMajor && minor < otherMinor);

/** Why Patuh does not run under this Node, in a sentence; null where it does. */
export const refusalOf = (version) => {
  const own = version.split('.').map(Number);
  if (!isBefore(own, OLDEST) && isBefore(own, TOO_NEW)) return null;
  return `Patuh needs Node ${OLDEST.join('.')} or newer, and one before ${TOO_NEW.join('.')}: this is ${version}. Node 22 will do.`;
};

/** Ends the process with words under a Node it does not run under. */
export const endOnOtherNode = () => {
  const refusal = refusalOf(process.versions.node);
  if (refusal === null) return;
  console.error(`\n${refusal}\n`);
  process.exit(1);
};
