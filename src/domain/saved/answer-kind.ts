import type { ProviderResponse } from './saved-resource.ts'

export type AnswerTexts = Pick<ProviderResponse, 'message' | 'contactInfo' | 'instructions'>

/**
 * What can be shown of an answer. Hidden: it exists, but this browser may not read it (T-2.5, T-5.4). Empty: the
 * provider wrote no text.
 */
export type AnswerKind = 'told' | 'empty' | 'hidden'

export function classifyAnswer({ message, contactInfo, instructions }: AnswerTexts): AnswerKind {
  const texts = [message, contactInfo, instructions]
  if (texts.some((text) => text?.trim())) return 'told'
  return texts.every((text) => text === undefined) ? 'hidden' : 'empty'
}
