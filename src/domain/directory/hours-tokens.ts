export type Token =
  | { is: 'day'; days: readonly number[]; isGroup: boolean }
  | { is: 'time'; clock: Clock }
  | { is: 'dash' | 'to' | 'list' | 'colon' | 'end' | 'closed' | 'allDay' }

/** A time as written: "9", "9:30", "9 pm", "09:00". */
export interface Clock {
  hour: number
  minute: number
  half: 'am' | 'pm' | null
  /** "09:00" and "17:00" say by their form that they count 24 hours. */
  isOf24: boolean
}

const dayWords = ['su|sun', 'm|mo|mon', 't|tu|tue|tues', 'w|we|wed|weds', 'th|thu|thur|thurs', 'f|fr|fri', 'sa|sat']
const wholeDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const dayByWord = new Map(
  wholeDays.flatMap((whole, day) =>
    [...(dayWords[day] ?? '').split('|'), whole, `${whole}s`, `${whole.slice(0, 3)}s`].map((word) => [word, day]),
  ),
)
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const groups = new Map([
  ['daily', everyDay],
  ['everyday', everyDay],
  ['every day', everyDay],
  ['7 days', everyDay],
  ['7 days a week', everyDay],
  ['seven days a week', everyDay],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['weekends', [0, 6]],
])
const isAnyOf = (words: Iterable<string>) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => `${word}(?![a-z0-9])`)
    .join('|')

/** In order: the first that fits is the token. What fits none, such as "1st" or "call", makes the whole a text. */
const lexicon = new RegExp(
  [
    '(?<allDay>24 ?/ ?7|(?:open )?24 ?(?:hours|hrs?)(?: ?(?:a|per|/) ?day)?(?:,? ?(?:7|seven) days(?: ?(?:a|per|/) ?week)?)?|all day)(?![a-z0-9])',
    `(?<group>${isAnyOf(groups.keys())})`,
    `(?<day>${isAnyOf(dayByWord.keys())})\\.?`,
    '(?<time>\\d{1,2}(?::\\d{2}(?::\\d{2})?)?)(?![\\d:]) ?(?<half>[ap]m(?![a-z]))?',
    '(?<closed>closed)(?![a-z])',
    '(?<dash>-)|(?<to>(?:to|through|thru|until)(?![a-z]))',
    '(?<list>[,&/+]|and(?![a-z]))',
    '(?<end>[;|\\n]|\\.(?= |$))',
    '(?<colon>:)',
    '(?<filler>(?:every|each|weekly|on|from|open|hours)(?![a-z]))',
  ].join('|'),
  'y',
)

/** One spelling of dashes, halves of the day, noon and midnight. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/&amp;/g, '&')
    .replace(/[–—−‐‑]/g, '-')
    .replaceAll(String.raw`\n`, '\n')
    .replace(/(?<=\d) ?([ap]) ?\.? ?m(?:\.|(?![a-z]))/g, '$1m ')
    .replace(/(?<=\d)([ap])(?![a-z.])/g, '$1m ')
    .replace(/(?:12(?::00)? ?)?(?<![a-z])noon(?![a-z])/g, '12:00pm ')
    .replace(/(?:12(?::00)? ?)?(?<![a-z])midnight(?![a-z])/g, '12:00am ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** The words of a text about hours, in order; null when a word is none of ours: "2nd Tuesday" is not every Tuesday. */
export function tokenizeHours(written: string): Token[] | null {
  const text = normalize(written)
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    lexicon.lastIndex = at
    const found = lexicon.exec(text)
    if (!found?.groups || found[0] === '') return null
    at = lexicon.lastIndex
    const token = toToken(found.groups)
    if (token === 'impossible') return null
    if (token) tokens.push(token)
  }
  const clocks = tokens.flatMap((token) => (token.is === 'time' ? token.clock : []))
  // Where one time counts 24 hours, "10:00" does so too.
  if (clocks.some(({ isOf24 }) => isOf24)) {
    for (const clock of clocks) clock.isOf24 ||= clock.half === null && clock.hour >= 10
  }
  return tokens
}

function toToken(found: Record<string, string | undefined>): Token | 'impossible' | null {
  const { day, group, time, half } = found
  if (day !== undefined) return { is: 'day', days: [dayByWord.get(day) ?? 0].map(Number), isGroup: false }
  if (group !== undefined) return { is: 'day', days: groups.get(group) ?? [], isGroup: true }
  if (time !== undefined) {
    const clock = readClock(time, half)
    return clock ? { is: 'time', clock } : 'impossible'
  }
  const name = (['allDay', 'closed', 'dash', 'to', 'list', 'end', 'colon'] as const).find(
    (key) => found[key] !== undefined,
  )
  return name ? { is: name } : null
}

function readClock(time: string, half: string | undefined): Clock | null {
  const [hourText = '', minuteText = '0'] = time.split(':')
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  const isMarked = half === 'am' || half === 'pm'
  if (minute > 59 || hour > (isMarked ? 12 : 24) || (isMarked && hour === 0) || (hour === 24 && minute > 0)) return null
  const hasSeconds = /:\d+:/.test(time)
  const isOf24 = !isMarked && time.includes(':') && (hourText.startsWith('0') || hour > 12 || hasSeconds)
  if (!isMarked && !isOf24 && (hour > 12 || hour === 0)) return null
  return { hour: hour % 24, minute, half: isMarked ? half : null, isOf24 }
}
