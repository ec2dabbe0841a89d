import { Fragment } from 'react'

/** The submitted text, with possibly private data highlighted. */
export function HighlightedText({ text, matches }: { text: string; matches: readonly string[] }) {
  return (
    <p className="desk-words">
      {splitByMatches(text, matches).map(({ words, isMarked }, at) =>
        isMarked ? <mark key={at}>{words}</mark> : <Fragment key={at}>{words}</Fragment>,
      )}
    </p>
  )
}

interface Piece {
  words: string
  isMarked: boolean
}

function splitByMatches(text: string, matches: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let rest = text
  while (rest !== '') {
    const first = findFirstMatch(rest, matches)
    if (!first) return [...pieces, { words: rest, isMarked: false }]
    if (first.at > 0) pieces.push({ words: rest.slice(0, first.at), isMarked: false })
    pieces.push({ words: first.match, isMarked: true })
    rest = rest.slice(first.at + first.match.length)
  }
  return pieces
}

function findFirstMatch(text: string, matches: readonly string[]): { at: number; match: string } | undefined {
  return matches
    .filter((match) => match !== '')
    .map((match) => ({ at: text.indexOf(match), match }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.match.length - a.match.length)[0]
}
