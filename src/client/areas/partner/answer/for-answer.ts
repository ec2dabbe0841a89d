/**
 * Words the assistant drafted for an answer, on their way from its page to the form. In memory only, taken once: nothing
 * about a person is ever put in browser storage (T-5.4).
 */
const kept = new Map<string, string>()

export const keepForAnswer = (introductionId: string, text: string) => void kept.set(introductionId, text)

export function takeForAnswer(introductionId: string): string | undefined {
  const text = kept.get(introductionId)
  kept.delete(introductionId)
  return text
}
