/** No real plan is longer; an oversized one must not freeze the browser. */
const maxPlanText = 50_000
const deepest = 6

/** The class names a plan may carry, all our own. Everything else is removed before it is rendered (T-5.3). */
export const planClasses: ReadonlySet<string> = new Set(['plan-head', 'plan-point', 'plan-strong'])

/** A plan arrives as text or as an object of texts; either way the result is one text, empty when there is none. */
export function readPlanText(plan: unknown): string {
  return toLines(plan, 0)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxPlanText)
}

const titleKeys = ['title', 'name', 'heading']
/** Keys that only group a list; any other key becomes a heading, like “week 2”. */
const silentKeys = new Set([
  'plan',
  'text',
  'content',
  'weeks',
  'phases',
  'sections',
  'steps',
  'tasks',
  'items',
  'actions',
  'days',
])

function toLines(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((item) => toBulletLines(item, depth))
  const titles = titleKeys.flatMap((key) => toLines((value as Record<string, unknown>)[key], deepest))
  const rest = Object.entries(value).filter(([key]) => !titleKeys.includes(key))
  return [...titles.map((title) => `\n## ${title}\n`), ...rest.flatMap(([key, part]) => namedLines(key, part, depth))]
}

function toBulletLines(value: unknown, depth: number): string[] {
  return typeof value === 'object' ? toLines(value, depth + 1) : toLines(value, depth).map((line) => `- ${line}`)
}

function namedLines(key: string, value: unknown, depth: number): string[] {
  const lines = toLines(value, depth + 1)
  if (lines.length === 0 || typeof value !== 'object' || silentKeys.has(key.toLowerCase())) return lines
  const spaced = key
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return [`\n## ${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}\n`, ...lines]
}

const heading = /^\s{0,3}#{1,6}\s+(.+?)\s*#*$/
const point = /^\s*[-*+•]\s+(\S.*)$/
const numbered = /^\s*\d{1,3}[.)]\s+\S/
const ruler = /^\s*([-*_])(\s*\1){2,}\s*$/

/** Elements removed with their content; an unclosed one runs to the end of the text. */
const silent = /<(script|style|template|iframe|noscript|title)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi
const allowedTags = new Set(['p', 'br', 'div', 'span'])
const classAttribute = /\sclass\s*=\s*["']?([\w\s-]*)/i

/**
 * Keeps p, br, div and span with our own class names, and nothing else that a browser would treat as markup. The
 * sanitizer has the final say; with this step, hostile markup does not even reach the browser's parser.
 */
function cleaned(text: string): string {
  return text
    .replace(silent, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(tag, (_, slash: string, written: string, rest: string) => {
      const name = written.toLowerCase()
      if (!allowedTags.has(name)) return ''
      const classes = (classAttribute.exec(rest)?.[1] ?? '')
        .split(/\s+/)
        .filter((className) => planClasses.has(className))
      return slash || classes.length === 0 ? `<${slash}${name}>` : `<${name} class="${classes.join(' ')}">`
    })
    .replace(/<(?!\/?(?:p|br|div|span)(?: class="[a-z -]+")?>)/g, '&lt;')
}

/**
 * The plan as markup: Markdown headings, bold, italics and bullets become plain paragraphs, and line breaks are
 * preserved.
 */
export function renderPlanMarkup(text: string): string {
  const blocks: string[] = []
  let lines: string[] = []
  const close = () => {
    if (lines.length > 0) blocks.push(`<p>${lines.join('<br>')}</p>`)
    lines = []
  }
  for (const line of cleaned(text.slice(0, maxPlanText)).split(/\r\n?|\n/)) {
    const block = renderBlock(line)
    if (block === null) {
      lines.push(inline(line.trim()))
      continue
    }
    close()
    if (block !== '') blocks.push(block)
  }
  close()
  return blocks.join('')
}

/** Markup for a line that is its own paragraph; empty for a separator, null for a line that continues a paragraph. */
function renderBlock(line: string): string | null {
  if (line.trim() === '' || ruler.test(line)) return ''
  const title = heading.exec(line)?.[1]
  if (title !== undefined) return `<p class="plan-head">${inline(title.replaceAll('**', ''))}</p>`
  const bullet = point.exec(line)?.[1] ?? (numbered.test(line) ? line.trim() : undefined)
  return bullet === undefined ? null : `<p class="plan-point">${inline(bullet)}</p>`
}

function inline(text: string): string {
  return text
    .replace(/(\*\*|__)(?=\S)([^*_]+)\1/g, '<span class="plan-strong">$2</span>')
    .replace(/(^|[^\w*])\*(?=\S)([^*]+)\*(?!\w)/g, '$1$2')
    .replace(/(^|[^\w])_(?=\S)([^_]+)_(?!\w)/g, '$1$2')
    .replace(/`+/g, '')
    .replace(/!?\[([^\][]*)\]\(([^()\s]*)\)/g, '$1 ($2)')
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The plan without any markup, for the download, for reading aloud and for when no sanitizer could be loaded. */
export function stripPlanMarkup(text: string): string {
  return renderPlanMarkup(text)
    .replace(/<p class="plan-point">(?!\d)/g, '- ')
    .replace(/<p class="plan-head">/g, '\n')
    .replace(/<br>|<\/(?:p|div)>/g, '\n')
    .replace(/<\/?(?:p|div|span)[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export type PlanPiece = string | { phone: string; href: string }

const phone = /(?:\+?1[-.\s])?\(?\b[2-9]\d{2}\)?[-.\s]\s?[2-9]\d{2}[-.\s]\d{4}\b|\b2-1-1\b|\b(?:911|988|211)\b/g

/** The same text in pieces, with phone numbers as separate, callable pieces. */
export function splitAtPhones(text: string): PlanPiece[] {
  const pieces: PlanPiece[] = []
  let from = 0
  for (const match of text.matchAll(phone)) {
    const digits = match[0].replace(/\D/g, '')
    pieces.push(text.slice(from, match.index), {
      phone: match[0],
      href: `tel:${digits.length > 3 ? `+1${digits.slice(-10)}` : digits}`,
    })
    from = match.index + match[0].length
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '')
}
