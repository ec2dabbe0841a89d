/** About what fits on two lines of a card. */
const longestWords = 8

const countWords = (text: string) => text.split(/\s+/).length

/** What a description says first, for the card: its first sentence, as many parts of it as are short enough. */
export function buildShortPhrase(description: string): string {
  const [line = ''] = description.trim().split('\n')
  // After a short word a period is an abbreviation, as in "St. Louis".
  const ended = /^(.*?[\p{L}\p{N})]{3})[.!?]\s+[^\s\p{Ll}]/u.exec(line)
  const sentence = ended?.[1] ?? line.replace(/[.!?]\s*$/, '')
  if (countWords(sentence) <= longestWords) return sentence
  let phrase = ''
  for (const part of sentence.split(/(?=[,;:]\s)/)) {
    if (phrase !== '' && countWords(phrase + part) > longestWords) break
    phrase += part
  }
  return phrase
}
