// Runs before anything is installed, so only Node's own modules may be imported.

export const OLDEST = [20, 19];
export const TOO_NEW = [27, 0];

const isBefore = ([major, minor], [otherMajor, otherMinor]) =>
  major < otherMajor || (major === otherMajor && minor < otherMinor);

export const refusalOf = (version) => {
  const own = version.split('.').map(Number);
  if (!isBefore(own, OLDEST) && isBefore(own, TOO_NEW)) return null;
  return `Patuh needs Node ${OLDEST.join('.')} or newer, and one before ${TOO_NEW.join('.')}: this is ${version}. Node 22 will do.`;
};

export const endOnOtherNode = () => {
  const refusal = refusalOf(process.versions.node);
  if (refusal === null) return;
  console.error(`\n${refusal}\n`);
  process.exit(1);
};
