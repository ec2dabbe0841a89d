import { useText } from '#client/platform/i18n/use-text.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { buildShortPhrase } from '#domain/resources/card-facts.ts'

/** The description; null if it only repeats the category and says nothing more than the label. */
export function useDescription({ description, category }: Resource): string | null {
  const t = useText('listing')
  return description && description !== `${t(`categoryLeads.${category}`)}.` ? description : null
}

/** What a listing does, in a few words: from its description, else its first services. */
export function useShortPhrase(resource: Resource, services: readonly string[]): string {
  const description = useDescription(resource)
  return description ? buildShortPhrase(description) : services.slice(0, 2).join(', ')
}
