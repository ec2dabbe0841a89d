/**
 * Text the assistant drafted, passed from its page to the answer form. In memory only and read once: nothing about a
 * person is put in browser storage (T-5.4).
 */
const kept = new Map<string, string>()

export const keepForAnswer = (introductionId: string, text: string) => void kept.set(introductionId, text)

export function takeForAnswer(introductionId: string): string | undefined {
  const text = kept.get(introductionId)
  kept.delete(introductionId)
  return text
}
