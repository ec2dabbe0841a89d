/** Some browsers fall silent in a long text after about 15 seconds; a part of this length is read well before. */
const longestPart = 180

/** The text in the order it is read: by line, by sentence, and where one is still too long, by word. */
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
