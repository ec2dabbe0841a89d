/**
 * Text the assistant drafted, passed from its page to the answer form. In memory only and read once: nothing about a
 * person is put in browser storage (T-5.4).
 */
const drafts = new Map<string, string>()

export const keepForAnswer = (introductionId: string, text: string) => void drafts.set(introductionId, text)

export function takeForAnswer(introductionId: string): string | undefined {
  const text = drafts.get(introductionId)
  drafts.delete(introductionId)
  return text
}
