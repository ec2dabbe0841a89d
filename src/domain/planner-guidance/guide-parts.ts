import { toPlainText } from '../chat/text/plain-text.ts'

/** A guide split into sections by use. Plain text without markup. */
export interface GuideParts {
  intro: string
  /** What to bring. */
  papers: string[]
  /** What to do, in order. */
  steps: string[]
  /** What may go wrong. */
  traps: string[]
  /** What else is good to know. */
  more: string[]
}

const item = /^\s*(?:[-*]|\d{1,2}[.)])\s+/
const bringing = new RegExp(
  String.raw`^(?:to get it, )?(?:bring|take)\b|^have (?:these )?(?:ready|near you)` +
    String.raw`|^(?:para [^:]*, )?(?:lleve|traiga)\b|^tenga (?:esto |estos )?(?:listo|a la mano|cerca)`,
  'i',
)
const trapped = new RegExp(
  String.raw`\b(?:traps?|watch out|red flags?|scam|won't work|walk away)\b` +
    String.raw`|\b(?:trampa|ojo|cuidado|alerta|estafa|no sirve|aléjese)\b`,
  'i',
)
const startsTrapped = /^(?:the trap|traps?|watch out|warning|la trampa|ojo|cuidado|alerta)\b/i

/** Headings that stand above most lists and add nothing to them. */
const saysNothing = /^(?:steps|what to do|(?:so )?do this|so|then|pasos|qué hacer|haga esto|entonces|luego)?:?$/i

/** A short line that ends with a colon or without punctuation introduces the list below it. */
const isLead = (text: string) => text.endsWith(':') || (text.length <= 60 && /[\p{L}\d]$/u.test(text))

/** Splits a guide into its sections by paragraphs and lists. */
export function splitGuide(body: string): GuideParts {
  const parts: GuideParts = { intro: '', papers: [], steps: [], traps: [], more: [] }
  let lead = ''
  for (const block of body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (item.test(block)) {
      takeList(parts, lead, toPlainText(block).split('\n').filter(Boolean))
      lead = ''
      continue
    }
    takeText(parts, lead)
    const text = toPlainText(block).replace(/\s+/g, ' ').trim()
    lead = isLead(text) ? text : ''
    if (lead === '') takeText(parts, text)
  }
  takeText(parts, lead)
  return parts
}

function takeText(parts: GuideParts, text: string): void {
  if (text === '') return
  if (startsTrapped.test(text)) parts.traps.push(text)
  else if (parts.intro === '') parts.intro = text
  else parts.more.push(text)
}

function takeList(parts: GuideParts, lead: string, items: readonly string[]): void {
  // The lead may be the end of a paragraph: only its last sentence names the list.
  const { before, name } = splitLead(lead)
  takeText(parts, before)
  if (bringing.test(name)) parts.papers.push(...items)
  else if (trapped.test(name)) parts.traps.push(joined(name, items))
  else if (items.every((line) => /^\p{Ll}/u.test(line))) parts.steps.push(joined(name, items))
  else parts.steps.push(...(saysNothing.test(name) ? items : ledBy(name, items)))
}

/** Puts the lead into the first step, so that it says when the steps apply. */
function ledBy(name: string, [first = '', ...rest]: readonly string[]): string[] {
  return [`${led(name)}${first}`, ...rest]
}

function splitLead(lead: string): { before: string; name: string } {
  const end = Math.max(...['. ', '? ', '! '].map((mark) => lead.lastIndexOf(mark)))
  return end < 0 ? { before: '', name: lead } : { before: lead.slice(0, end + 1), name: lead.slice(end + 2) }
}

/** “They can help you: write a resume; print it.” */
function joined(name: string, items: readonly string[]): string {
  const list = items.map((line) => line.replace(/[.;,]$/, '')).join('; ')
  return `${led(name)}${list}.`
}

function led(name: string): string {
  return name === '' ? '' : `${name.replace(/:$/, '')}: `
}
