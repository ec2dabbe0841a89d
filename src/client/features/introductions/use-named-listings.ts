import { useEffect, useState } from 'react'
import { getResource } from '#contracts/resources.ts'
import type { Introduction } from '#domain/introductions/introduction.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { reportQuietly } from '#client/platform/report-quietly.ts'

/**
 * Listings a provider suggested when declining. Only their names are shown until they are found, or if they are not.
 */
export function useNamedListings({ alternatives = [] }: Introduction, knownListings: readonly Resource[]): Resource[] {
  const { language } = useLanguage()
  const [found, setFound] = useState<ReadonlyMap<string, Resource>>(new Map())
  const missing = alternatives
    .map(({ id }) => id)
    .filter((id) => !knownListings.some((listing) => listing.id === id))
    .join(' ')
  useEffect(() => {
    const control = new AbortController()
    const find = async (id: string) => {
      try {
        const { resource } = await callApi(getResource, { params: { id }, query: { language } }, control)
        setFound((before) => new Map(before).set(id, resource))
      } catch (error) {
        if (!control.signal.aborted) reportQuietly('named place', error)
      }
    }
    for (const id of missing.split(' ').filter(Boolean)) void find(id)
    return () => control.abort()
  }, [missing, language])
  return alternatives.map(
    ({ id, name, phone }) =>
      knownListings.find((listing) => listing.id === id) ??
      found.get(id) ?? { id, name, phone, category: 'other', services: [] },
  )
}
