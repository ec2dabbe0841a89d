import { findPrivateData } from '#domain/community/private-data.ts'
import { maskPersonal } from '#domain/grounding/mask.ts'

/** What becomes of private data, found by asking the rules themselves: a list of claims could grow old. */
export function privateRule(example: string) {
  const found = findPrivateData(example)
  return {
    chat: maskPersonal(example).tokens.length > 0 ? 'hidden' : 'stays',
    post: found.some(({ isHard }) => isHard) ? 'refused' : found.length > 0 ? 'warned' : 'passes',
  } as const
}
