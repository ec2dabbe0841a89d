import { useText } from '#client/platform/i18n/use-text.ts'
import { chooseLabelKind } from '#domain/resources/kind-label.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** What a listing is, in a word or two: its kind where the category would be wrong or empty. */
export function useKindLabel(resource: Resource): string {
  const t = useText('listing')
  const kind = chooseLabelKind(resource)
  return kind ? t(`kinds.${kind}`) : t(`categories.${resource.category}`)
}
