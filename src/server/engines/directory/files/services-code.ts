import { ServiceId } from '#domain/services/services.ts'

/** More would exceed the exact integer range of JavaScript. */
const mostBits = 52

/**
 * A set of services as a number in base 36, one bit for each service of the manifest's list; a set with a service that
 * is not on the list is written out as `=state-id,driver-license`.
 */
export function servicesCode(list: readonly ServiceId[]) {
  if (list.length > mostBits) throw new Error(`At most ${mostBits} services can be numbered, not ${list.length}.`)
  const bitByService = new Map(list.map((service, bit) => [service, bit]))
  const servicesByCode = new Map<string, ServiceId[] | null>()

  /** In the list's order, which decides the order of every card's services. */
  function numbered(code: string): ServiceId[] | null {
    if (!/^[0-9a-z]{1,11}$/.test(code)) return null
    const bits = Number.parseInt(code, 36)
    if (bits >= 2 ** list.length) return null
    return list.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1)
  }

  function spelled(code: string): ServiceId[] | null {
    const ids = code
      .slice(1)
      .split(',')
      .map((id) => ServiceId.safeParse(id))
    return ids.every((id) => id.success) ? ids.map((id) => id.data) : null
  }

  return {
    encode(services: readonly ServiceId[]): string {
      const bits = services.map((service) => bitByService.get(service))
      const isNumbered = bits.every((bit, at) => bit !== undefined && bit > (bits[at - 1] ?? -1))
      if (!isNumbered) return `=${services.join(',')}`
      return bits.reduce<number>((sum, bit) => sum + 2 ** (bit ?? 0), 0).toString(36)
    },
    /** null when it is not a set of services. */
    decode(code: string): ServiceId[] | null {
      let services = servicesByCode.get(code)
      if (services === undefined) {
        services = code.startsWith('=') ? spelled(code) : numbered(code)
        servicesByCode.set(code, services)
      }
      return services === null ? null : [...services]
    },
  }
}
