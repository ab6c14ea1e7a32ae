import { BlockList, isIP } from 'node:net';

/** Addresses of this machine, private networks and special use (RFC 6890): [address, prefix, family]. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');

/** Only global unicast addresses (2000::/3) are outside, without those that contain an IPv4 address. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  tunnels.addSubnet(net, prefix, 'ipv6');

export const isOutside = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
};
