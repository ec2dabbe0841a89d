/** Some browsers go silent after about 15 seconds of a long text; a part of this length takes well under that. */
const longestPart = 180

/** Splits the text in reading order: by line, by sentence, and where one is still too long, by word. */
export function speechParts(text: string): string[] {
  const sentences = text.split(/\n+|(?<=[.!?…])\s+/).map((sentence) => sentence.trim())
  return sentences.filter(Boolean).flatMap(shortened)
}

function shortened(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > longestPart) {
    const space = rest.lastIndexOf(' ', longestPart)
    const end = space > 0 ? space : longestPart
    parts.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest]
}
