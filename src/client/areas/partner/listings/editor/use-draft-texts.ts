import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { draftProblems } from './draft-problems.ts'
import type { ListingDraft } from './listing-draft.ts'

/** Error texts for the typed values, for `useForm`. */
export function useDraftTexts(): (draft: ListingDraft) => FieldErrors<ListingDraft> {
  const t = useText('partnerListings')
  return (draft) =>
    Object.fromEntries(Object.entries(draftProblems(draft)).map(([key, problem]) => [key, t(`problems.${problem}`)]))
}
