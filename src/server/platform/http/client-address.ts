import { isIPv6 } from 'node:net'

/** The unit a limit counts: an IPv4 address, or the whole /64 of an IPv6 subscriber. */
export function toLimitKey(address: string): string {
  return isIPv6(address) && !mappedIpv4(address) ? `${expandGroups(address).slice(0, 4).join(':')}::/64` : address
}

/** The /24 of an IPv4 or /48 of an IPv6 address: enough to see a flood, not a household (T-9.1). */
export function toNetwork(address: string): string {
  const ipv4 = mappedIpv4(address) ?? address
  if (isIPv6(ipv4)) return `${expandGroups(ipv4).slice(0, 3).join(':')}::/48`
  return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`
}

function mappedIpv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
}

/** The eight groups of an IPv6 address, with the zeros that `::` stands for. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}
