import { isIPv4, isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * A whole IPv4 address, or the first 64 bits of an IPv6 address, which belong to one customer (RFC 6177). Null for
 * anything else.
 */
export const networkOf = (ip: string): string | null => {
  const plain = ip.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return null;
  const [left = '', right] = plain.toLowerCase().split('::');
  const [head, tail] = [groupsOf(left), groupsOf(right ?? '')];
  // A dotted IPv4 suffix counts as two groups, which are within the last 64 bits either way.
  const width = [...head, ...tail].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const groups = right === undefined ? head : [...head, ...Array<string>(8 - width).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
