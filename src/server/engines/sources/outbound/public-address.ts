import { BlockList, isIP } from 'node:net'

/** Every range that is not the public internet: loopback, private and shared networks, link-local, metadata, tests. */
// One list per family: a combined list would match every IPv4 address by its ::ffff: form.
const closed = { 4: new BlockList(), 6: new BlockList() }
const ranges: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [network, bits] of ranges) {
  if (isIP(network) === 6) closed[6].addSubnet(network, bits, 'ipv6')
  else closed[4].addSubnet(network, bits, 'ipv4')
}

/** Whether a resolved address is on the public internet (T-7.1). */
export function isPublicAddress(address: string): boolean {
  // A zone (fe80::1%eth0) only makes sense on a link, never on the internet.
  if (address.includes('%')) return false
  if (isIP(address) === 6) return !closed[6].check(address, 'ipv6')
  return isIP(address) === 4 && !closed[4].check(address, 'ipv4')
}

/** This machine itself, by name or address. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
