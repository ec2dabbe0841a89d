/**
 * Passes on the lines of a response as they arrive, batched per chunk so that they render once. A chunk may end
 * anywhere, even inside a character.
 */
export async function readLines(body: ReadableStream<Uint8Array>, onLines: (lines: string[]) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const text = decoder.decode(value, { stream: !done })
    rest += text
    // The last line is by far the longest and comes in many chunks: the text is split only once it is complete.
    if (done || text.includes('\n')) {
      const lines = rest.split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      const filled = lines.filter((line) => line.trim() !== '')
      if (filled.length > 0) onLines(filled)
    }
    if (done) return
  }
}
