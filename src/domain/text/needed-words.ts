/**
 * What a text must hold for a pattern to match: one of these pieces, of letters, digits and spaces, where a space stands for
 * any other sign and for the beginning and the end of the text. A pattern is read as it is written, so that nobody has to
 * list its words beside it.
 */

type Node = (
  | { kind: 'text'; text: string }
  /** Several characters may stand here; short sets are spelled out. */
  | { kind: 'any' }
  | { kind: 'row'; parts: readonly Node[] }
  | { kind: 'choice'; branches: readonly Node[] }
  | { kind: 'repeat'; part: Node; least: number; most: number }
) & { /** In how many ways it can be written. */ ways: number }

const toText = (text: string): Node => ({ kind: 'text', text, ways: 1 })
const any: Node = { kind: 'any', ways: Infinity }
const toRow = (parts: readonly Node[]): Node => ({
  kind: 'row',
  parts,
  ways: parts.reduce((ways, part) => ways * part.ways, 1),
})
const toChoice = (branches: readonly Node[]): Node => ({
  kind: 'choice',
  branches,
  ways: branches.reduce((ways, branch) => ways + branch.ways, 0),
})
function toRepeat(part: Node, least: number, most: number): Node {
  const ways = most === least ? part.ways ** least : most === 1 ? 1 + part.ways : Infinity
  return { kind: 'repeat', part, least, most, ways }
}

/** Stand for `\b`, `^` and `$` until it is known what stands beside them. */
const [edge, start, end] = ['\uE000', '\uE001', '\uE002'] as const
const isEdge = (letter: string) => letter === edge || letter === start || letter === end

/** More spellings of one piece than this are not written out. */
const mostSpellings = 32
/** Shorter pieces stand in nearly every text; of longer ones the beginning tells as much. */
const [shortestPiece, longestPiece] = [3, 9]

const isWordLetter = (letter: string) => /^[a-z0-9_]$/.test(letter)
/** As a text is looked at: small letters and digits; all else is a space. */
const simplify = (letter: string) => (/^[A-Za-z0-9_]$/.test(letter) ? letter.toLowerCase() : ' '.repeat(letter.length))

class PatternReader {
  private at = 0
  private readonly source: string
  private readonly byCodePoint: boolean
  constructor({ source, unicode }: RegExp) {
    this.source = source
    this.byCodePoint = unicode
  }

  read(): Node {
    const branches = [this.readRow()]
    while (this.take('|')) branches.push(this.readRow())
    const [only] = branches
    return only && branches.length === 1 ? only : toChoice(branches)
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)
    if (found) this.at += found[0].length
    return found
  }

  private readRow(): Node {
    const parts: Node[] = []
    while (this.at < this.source.length && !/[|)]/.test(this.source.charAt(this.at))) parts.push(this.readRepeated())
    return toRow(parts)
  }

  private readRepeated(): Node {
    const part = this.readPart()
    const counted = this.match(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y)
    if (!counted) return part
    const [, sign, from, comma, to] = counted
    const least = sign ? (sign === '+' ? 1 : 0) : Number(from)
    const most = sign ? (sign === '?' ? 1 : Infinity) : comma ? (to ? Number(to) : Infinity) : least
    return toRepeat(part, least, most)
  }

  private readPart(): Node {
    if (this.match(/\((?:\?[=!]|\?<[=!])/y)) {
      // What stands before or after, or must not, is left to the pattern itself.
      this.read()
      this.take(')')
      return toText('')
    }
    if (this.match(/\((?:\?:|\?<\w+>)?/y)) {
      const inner = this.read()
      this.take(')')
      return inner
    }
    if (this.take('^')) return toText(start)
    if (this.take('$')) return toText(end)
    if (this.take('.')) return any
    if (this.take('[')) return this.readSet()
    if (this.take('\\')) return this.readEscape()
    const code = this.byCodePoint ? (this.source.codePointAt(this.at) ?? 0) : this.source.charCodeAt(this.at)
    const letter = this.byCodePoint ? String.fromCodePoint(code) : String.fromCharCode(code)
    this.at += letter.length
    return toText(simplify(letter))
  }

  private readEscape(): Node {
    if (this.take('b')) return toText(edge)
    if (this.take('B')) return toText('')
    if (this.match(/s|t|n|r|f|v/y)) return toText(' ')
    if (this.match(/[wWdDS]|[pP]\{[^}]*\}|k<\w+>|\d+|u\{?[\da-fA-F]+\}?|x[\da-fA-F]{2}|c[A-Za-z]/y)) return any
    const letter = this.source.charAt(this.at)
    this.at += 1
    return toText(simplify(letter))
  }

  private readSet(): Node {
    const [, not, inside = ''] = this.match(/(\^?)((?:\\.|[^\]\\])*)\]/y) ?? []
    // A range, a class, or a letter of two halves.
    if (not || inside === '' || /[\\\uD800-\uDFFF]|.-./.test(inside)) return any
    return toChoice([...inside].map((letter) => toText(simplify(letter))))
  }
}

/** A node in all its ways, after each of what stands before it; null where those are too many. */
function spell(node: Node, before: readonly string[]): readonly string[] | null {
  return node.ways * before.length > mostSpellings ? null : [...new Set(write(node, before))]
}

function write(node: Node, before: readonly string[]): readonly string[] {
  switch (node.kind) {
    case 'text':
      return before.map((text) => text + node.text)
    case 'any':
      return before
    case 'row':
      return node.parts.reduce((texts, part) => write(part, texts), before)
    case 'choice':
      return node.branches.flatMap((branch) => write(branch, before))
    case 'repeat': {
      if (node.least === 0) return [...before, ...write(node.part, before)]
      return Array.from({ length: node.least }).reduce<readonly string[]>((texts) => write(node.part, texts), before)
    }
  }
}

const allEdges = /[\uE000-\uE002]/g

/** A piece with the spaces that must stand where it begins or ends at an edge; edges inside say nothing new. */
function settleEdges(spelled: string): string {
  const inside = spelled.replace(allEdges, '')
  const [first, last] = [spelled.charAt(0), spelled.at(-1) ?? '']
  const isOpened = first === start || (first === edge && isWordLetter(spelled.charAt(1)))
  const isClosed = last === end || (last === edge && isWordLetter(spelled.charAt(spelled.length - 2)))
  return `${isOpened ? ' ' : ''}${inside}${isClosed ? ' ' : ''}`
}

/** Of several lists, one piece of each of which must stand there, the one that says most. */
const weigh = (pieces: readonly string[]) =>
  Math.min(...pieces.map(({ length }) => Math.min(length, 8))) - Math.log2(pieces.length) / 4

const toPieces = (spelled: readonly string[]): readonly string[] | null => {
  const pieces = [...new Set(spelled.map((text) => settleEdges(text).slice(0, longestPiece)))]
  return pieces.every((piece) => piece.length >= shortestPiece && piece.trim() !== '') ? pieces : null
}

const choose = (lists: readonly (readonly string[] | null)[]): readonly string[] | null =>
  lists.reduce((best, next) => (next && (!best || weigh(next) > weigh(best)) ? next : best), null)

/** One of these must stand in every match of a node that comes after `before`. */
function need(node: Node, before: readonly string[]): readonly string[] | null {
  const spelled = spell(node, before)
  if (spelled) return toPieces(spelled)
  if (node.kind === 'choice') {
    const lists = node.branches.map((branch) => need(branch, before))
    return lists.includes(null) ? null : [...new Set(lists.flatMap((pieces) => pieces ?? []))]
  }
  if (node.kind === 'repeat') return choose([toPieces(before), node.least > 0 ? need(node.part, before) : null])
  return node.kind === 'row' ? needOfRow(node.parts, before) : toPieces(before)
}

function needOfRow(parts: readonly Node[], before: readonly string[]): readonly string[] | null {
  const found: (readonly string[] | null)[] = []
  let run = before
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as Node
    const longer = spell(part, run)
    if (longer) {
      run = longer
      continue
    }
    found.push(toPieces(run))
    const alone = spell(part, [''])
    if (alone) {
      run = alone
      continue
    }
    // An edge after a choice stands after each of its branches.
    const next = parts[at + 1]
    const isClosed = part.kind === 'choice' && next?.kind === 'text' && isEdge(next.text)
    const closed: Node = isClosed ? toChoice(part.branches.map((branch) => toRow([branch, next]))) : part
    found.push(need(closed, run.length <= 4 ? run : ['']))
    run = ['']
  }
  found.push(toPieces(run))
  return choose(found)
}

/** One of these pieces stands in every text in which the pattern matches; null where nothing is known. */
export const listNeeded = (pattern: RegExp): readonly string[] | null => need(new PatternReader(pattern).read(), [''])
