import { useText } from '#client/platform/i18n/use-text.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { ServiceId } from '#domain/services/services.ts'

/** Service names in the current language; after a language switch the search results may have them in the other one. */
export function useServiceNames({ services, serviceIds = [] }: Resource): string[] {
  const t = useText('services')
  const names = services.map((service, index) => {
    const parsedId = ServiceId.safeParse(serviceIds.length === services.length ? serviceIds[index] : null)
    return parsedId.success ? t(parsedId.data) : service
  })
  return [...new Set(names)]
}
