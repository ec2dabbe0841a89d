import { findPrivateData } from '#domain/community/private-data.ts'
import { maskPersonal } from '#domain/grounding/mask.ts'

/** How private data is handled, found by running the rules themselves: a static list could become outdated. */
export function privateRule(example: string) {
  const found = findPrivateData(example)
  return {
    chat: maskPersonal(example).tokens.length > 0 ? 'hidden' : 'stays',
    post: found.some(({ isHard }) => isHard) ? 'refused' : found.length > 0 ? 'warned' : 'passes',
  } as const
}
