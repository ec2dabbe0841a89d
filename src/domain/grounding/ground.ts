import type { AllowedFacts } from './allowed-facts.ts'
import type { Claim } from './claim.ts'
import { findClaims } from './claims.ts'
import { stripMarks, type PlainText } from './plain-text.ts'
import {
  endsInNumber,
  findFieldEnds,
  findFirstEnd,
  isOwnLine,
  findSentenceEnds,
  startsWithNumber,
} from './sentences.ts'
import { toVisibleText } from './visible-text.ts'

/** Replacement texts for statements that are not on file. */
export interface GroundingTexts {
  check: string
  price: string
  law: string
}

export interface GroundingResult {
  text: string
  dropped: readonly Claim[]
}

export interface GroundingStream {
  /** Accepts the next chunk of a reply; returns the sentences that are complete and checked so far. */
  push(chunk: string): string
  /** Returns the rest when the reply is complete. */
  finish(): string
  readonly dropped: readonly Claim[]
  /** How many sentences and fields were left unchanged. */
  readonly unchangedCount: number
}

/** Longer than any number that spans several lines. */
const maxHeldBack = 120

/** A whole reply, with every sentence that states something not on file replaced (T-6.3). */
export function groundReply(reply: string, allowed: AllowedFacts, texts: GroundingTexts): GroundingResult {
  const stream = createGroundingStream(() => allowed, texts)
  const text = stream.push(reply) + stream.finish()
  return { text: text.trim(), dropped: stream.dropped }
}

/** The same for a streamed reply: nothing is returned before it was checked. */
export function createGroundingStream(allowed: () => AllowedFacts, texts: GroundingTexts): GroundingStream {
  const dropped: Claim[] = []
  const isHidden = hiddenParts()
  let [pending, heldBackText, lastCheck, unchangedCount] = ['', '', '', 0]
  /** The listing spoken of last: "call them" is about it. */
  let subject: string | null = null

  const check = (unit: string): string => {
    const visible = toVisibleText(unit)
    const { text, lost, fields } = checkUnit(visible, allowed(), texts, lastCheck, subject)
    subject = allowed().rows.findSubject(stripMarks(visible).text, subject)
    dropped.push(...lost)
    unchangedCount += fields
    if (lost.length > 0) lastCheck = textFor(lost, texts)
    else if (text.trim() !== '') lastCheck = ''
    return text
  }
  /** Holds back a number that could continue on the next line. */
  const take = (raw: string): string => {
    const unit = isHidden(raw)
    if (unit.trim() === '' && heldBackText !== '') {
      heldBackText += unit
      return ''
    }
    if (heldBackText !== '' && !startsWithNumber(toVisibleText(unit))) {
      const before = check(heldBackText)
      heldBackText = ''
      return before + take(unit)
    }
    heldBackText += unit
    if (heldBackText.length < maxHeldBack && hasOpenEnd(toVisibleText(heldBackText), allowed())) return ''
    const ready = heldBackText
    heldBackText = ''
    return check(ready)
  }
  return {
    dropped,
    get unchangedCount() {
      return unchangedCount
    },
    push(chunk) {
      pending += chunk
      let out = ''
      for (let end = findFirstEnd(pending); end !== null; end = findFirstEnd(pending)) {
        out += take(pending.slice(0, end))
        pending = pending.slice(end)
      }
      return out
    },
    finish() {
      const out = take(pending)
      const rest = heldBackText === '' ? '' : check(heldBackText)
      pending = ''
      heldBackText = ''
      return out + rest
    },
  }
}

/** A number on file at the end is complete; any other could continue. */
function hasOpenEnd(visibleText: string, allowed: AllowedFacts): boolean {
  const { text } = stripMarks(visibleText.trimEnd().split('\n').at(-1) ?? '')
  if (!endsInNumber(text)) return false
  const last = findClaims(text, allowed).findLast(({ kind }) => kind !== 'organization')
  return last === undefined || !allowed.has(last) || /[\p{L}\d]/u.test(text.slice(last.end))
}

interface CheckResult {
  text: string
  lost: Claim[]
  fields: number
}

function checkUnit(
  visibleText: string,
  allowed: AllowedFacts,
  texts: GroundingTexts,
  lastCheck: string,
  subject: string | null,
): CheckResult {
  const plain = stripMarks(visibleText)
  const claims = findClaims(plain.text, allowed)
  const unknown = claims.filter((claim) => !allowed.has(claim))
  const known = claims.filter((claim) => !unknown.includes(claim))
  const lost = [...unknown, ...allowed.rows.findMisplaced(plain.text, known, subject)]
  const hasWords = /[\p{L}\d]/u.test(visibleText)
  if (lost.length === 0) return { text: visibleText, lost, fields: hasWords ? 1 : 0 }

  const isLine = isOwnLine(visibleText)
  const fields = toSpans(visibleText, isLine ? findFieldEnds(visibleText) : findSentenceEnds(visibleText))
  const spans = lost.map((claim) => spanIn(plain, claim))
  const isLost = ({ start, end }: Span) => spans.some((span) => span.start < end && span.end > start)
  // A line about an unknown organization is dropped entirely, whatever else it contains.
  const wholeLine = isLine && lost.some(({ kind }) => kind === 'organization')
  const keeps = wholeLine ? [] : fields.filter((field) => !isLost(field))
  const hasSaid = keeps.some(({ start, end }) => /\p{L}/u.test(visibleText.slice(start, end).replace(listMark, '')))
  const instead = textFor(lost, texts)
  if (!hasSaid) {
    if (instead === lastCheck) return { text: '', lost, fields: 0 }
    return { text: (listMark.exec(visibleText)?.[0] ?? '') + instead + ending(visibleText), lost, fields: 0 }
  }
  return { text: joined(visibleText, fields, keeps, instead), lost, fields: keeps.length }
}

const listMark = /^\s*(?:>\s*)*(?:[-*+•]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)?/
const ending = (visibleText: string) => /\s*$/.exec(visibleText)?.[0] ?? ''

interface Span {
  start: number
  end: number
}

const toSpans = (text: string, ends: readonly number[]): Span[] =>
  [...ends, text.length].map((end, index) => ({ start: ends[index - 1] ?? 0, end }))

function spanIn({ at }: PlainText, { start, end }: Claim): Span {
  return { start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 }
}

/** The kept fields in order, with one sentence in place of the dropped ones. */
function joined(visibleText: string, fields: readonly Span[], keeps: readonly Span[], instead: string): string {
  const parts: string[] = []
  for (const field of fields) {
    if (keeps.includes(field)) parts.push(visibleText.slice(field.start, field.end).trim())
    else if (!parts.includes(instead)) parts.push(instead)
  }
  const text = parts.join(' ')
  // A `**` whose other half was dropped would show as stars.
  const isUneven = (text.match(/\*\*/g)?.length ?? 0) % 2 === 1
  const start = /^\s*/.exec(visibleText)?.[0] ?? ''
  return start + (isUneven ? text.replaceAll('**', '') : text) + ending(visibleText)
}

function textFor(lost: readonly Claim[], texts: GroundingTexts): string {
  const kinds = new Set(lost.map(({ kind }) => kind))
  if ([...kinds].every((kind) => kind === 'price')) return texts.price
  return [...kinds].every((kind) => kind === 'law' || kind === 'date') ? texts.law : texts.check
}

/** Removes scripts and styles, also when they span several lines. */
function hiddenParts(): (unit: string) => string {
  let tag = ''
  return (unit) => {
    let text = unit
    if (tag !== '') {
      const end = new RegExp(String.raw`</${tag}\s*>`, 'i').exec(text)
      if (!end) return ''
      text = text.slice(end.index + end[0].length)
      tag = ''
    }
    const open = /<(script|style|iframe|object|svg|template|noscript)\b(?![\s\S]*<\/\1\s*>)/i.exec(text)
    if (open) tag = open[1] ?? ''
    return text
  }
}
