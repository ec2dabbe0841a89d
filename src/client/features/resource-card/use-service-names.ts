import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** Service names in the current language; after a language switch the search results may have them in the other one. */
export function useServiceNames({ services, serviceIds = [] }: Resource): string[] {
  const texts: Readonly<Record<string, string>> = useTextModule('services')
  const names = services.map((service, index) => {
    const id = serviceIds.length === services.length ? serviceIds[index] : undefined
    return id !== undefined && Object.hasOwn(texts, id) ? (texts[id] ?? service) : service
  })
  return [...new Set(names)]
}
