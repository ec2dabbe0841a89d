import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { cleanOwnWords, isEmptyAnswer } from './own-words.ts'
import { findDetailSignals } from './detail-signals.ts'
import { subjects } from './own-subjects.ts'
import { quietTasks } from './quiet-tasks.ts'
import { settlePlainFacts } from './plain-facts.ts'
import type { Signal, SignalReader } from './signals.ts'
import type { Task } from './task.ts'
import { says } from '../text/says.ts'

/** Answers that tell how things are. */
const telling: readonly PlanQuestionId[] = ['urgent_need', 'biggest_challenge']
/** A call has room for a few sentences of one's own. */
const mostSentences = 5
const longestWords = 420
/** Fewer are a scrap that nobody can follow. */
const fewestWords = 4

const lawyers = [
  'immigration-lawyer',
  'legal-aid',
  'warrant-lawyer',
  'report-late',
  'registry-address',
  'record-clearing',
  'eviction-help',
  'child-case',
  'license-hearing',
  'relapse-lawyer',
  'checkin-ready',
  'work-permit',
]
const clinics = [
  'methadone-next',
  'buprenorphine-next',
  'medicine-out',
  'detox-safely',
  'find-treatment',
  'counselor',
  'pregnancy-care',
  'first-meeting',
  'recovery-coach',
  'insulin-now',
  'insulin-today',
  'dialysis-now',
  'oxygen-now',
  'seizure-medicine',
  'pregnancy-danger',
  'shot-due',
  'alcohol-doctor',
  'wound-care',
]

/** Their helpers hear more than one sentence: what stands beside it with a number, a day or an amount belongs to it. */
const isFact =
  /\d|\b(?:mon|wed|tues|wednes|thurs|fri|satur|sun)day|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|\b(?:week|month|semana|mes|last|[uú]ltim[oa]|yesterday|ayer|today|hoy|gone|none)\b/i
/** What a helper of this step should hear whenever it is named. */
const namedIn: Readonly<Record<string, RegExp>> = {
  'child-case': /\b(?:case)?worker\b|trabajador[ae]?\b|\b(?:dcfs?|cps|dss)\b/i,
  'eviction-help': /\b(?:fell|got|get) behind\b|\bme atras[eé]\b/i,
  'rent-help': /\b(?:fell|got|get) behind\b|\bme atras[eé]\b/i,
}
function isNamedIn(taskId: string, text: string): boolean {
  const words = namedIn[taskId]
  return words !== undefined && says(words, text)
}
/** How the body feels is for whoever looks at it. */
const isSymptom =
  /\b(?:dizzy|fever|throwing up|blurry|thirsty|shaking|weak|swollen|mare[oa]\w*|fiebre|calentura|v[oó]mit\w*|borroso|mucha sed|hinchad[oa]|d[eé]bil)\b/i
/** What a number may be about and still not be told to this helper. */
const apart: readonly (readonly Signal[])[] = [
  ['no-bed', 'bed-ending', 'with-someone', 'eviction', 'owes-rent'],
  ['methadone', 'buprenorphine', 'insulin', 'medicine', 'medicine-low', 'shot'],
  ['supervised', 'court-date', 'warrant', 'fines', 'cps'],
  ['hungry', 'no-money', 'debt'],
  ['kids-apart', 'child-support'],
  ['wants-job', 'better-job', 'working'],
  ['no-id', 'no-ss-card', 'no-birth-certificate'],
]
/** What strengths and people say that a helper may need. */
const inLists: ReadonlySet<Signal> = new Set([
  'veteran',
  'tribe',
  'sober',
  'pregnant',
  'elder',
  'working',
  'kids-along',
])

/** What can be held against somebody is told only to whom the law lets keep it. */
const toldOnlyTo: Partial<Readonly<Record<Signal, readonly string[]>>> = {
  immigration: ['immigration-lawyer', 'checkin-ready', 'work-permit'],
  warrant: lawyers,
  'missed-report': lawyers,
  registry: lawyers,
  'violent-charge': lawyers,
  drugs: clinics,
  opioids: clinics,
  drinking: clinics,
  withdrawal: clinics,
}

/** A record is told only where it is what the step is about. */
const isOnRecord = /\bfelon|\bconvict|\bmy record\b|antecedente|felon[ií]a|\bex ?con\b/i
const mayHearOfRecord: ReadonlySet<string> = new Set([
  ...lawyers,
  'record-copy',
  'school-office',
  'job-center',
  'fair-chance-list',
  'reentry-program',
])

/** Papers, borrowed numbers and unlawful money are for a lawyer alone: an office may have to write them down. */
const isHeldAgainst = new RegExp(
  [
    String.raw`\b(?:undocumented|indocumentad[oa]s?|ilegal(?:es)?|la migra|overstayed|deport\w*)\b`,
    String.raw`\b(?:no|without|sin) (?:tengo |tiene |hay )?(?:papers|papeles)\b|\b(?:don'?t|dont) have (?:any )?papers\b`,
    String.raw`\b(?:fake|borrowed|chuec[oa]s?|prestad[oa]s?|fals[oa]s?)\b.*\b(?:social|ssn|papers|papeles|mica|seguro|name|nombre)\b`,
    String.raw`\b(?:social|ssn|papers|papeles|mica|seguro)\b.*\b(?:fake|borrowed|chuec[oa]s?|prestad[oa]s?|fals[oa]s?)\b`,
    String.raw`\b(?:presta\w*|rent[ao]\w*|lends?|loan\w*|us(?:e|ed|ing|o|ando|aba)|someone else'?s|otra persona)\b[^.]{0,30}\b(?:social|ssn)\b(?! security)`,
    String.raw`\b(?:under the table|off the books|por debajo de la mesa|sin reportar)\b`,
    String.raw`\b(?:sell|sold|selling|move|moving|vend[oí]|vender|vendiendo)\b[^.]{0,20}\b(?:dope|weed|drugs?|drogas?|mota|pills|pastillas|yerba)\b`,
  ].join('|'),
  'i',
)

/** Offices that look up one thing: what else stands in the sentence is no help there. */
const narrowOffices: ReadonlySet<string> = new Set([
  'birth-certificate',
  'birth-certificate-pr',
  'social-security-card',
  'state-id',
  'consulate-id',
])
/** An officer who is asked for leave hears where the person must be, and nothing else. */
const tripTask = 'officer-trip-okay'
const isAppointment =
  /\b(?:interview|appointment|appt|orientation|class|job|court|hearing|entrevista|cita|clase|trabajo|corte|audiencia)\b/i
/** Jokes and shrugs; a longer sentence may hold one and still tell something. */
const isNoise = /\b(?:idk|lol|lmao|jaja\w*|haha\w*|dunno|whatever|i guess)\b/i
const shrugWords = 7

const isSafeToTell = (signals: ReadonlySet<Signal>, taskId: string) =>
  [...signals].every((signal) => toldOnlyTo[signal]?.includes(taskId) ?? true)

interface Sentence {
  text: string
  signals: ReadonlySet<Signal>
  question: PlanQuestionId
}

export interface OwnSentencesInput {
  answers: PlanAnswers
  reader: SignalReader
  hasDanger: (text: string) => boolean
}

/** `words`: for a step about a guide, the words that led to it. */
export type OwnSentences = (task: Task, words?: string) => string | null

/** Finds what a person wrote that whoever helps with a task should hear, in their own words; null where there is nothing. */
export function createOwnSentences({ answers, reader, hasDanger }: OwnSentencesInput): OwnSentences {
  const read = (question: PlanQuestionId) =>
    splitSentences(answers[question]).map((text): Sentence => {
      const signals = new Set<Signal>([...reader(text, question), ...findDetailSignals(text)])
      settlePlainFacts(signals, { ...emptyPlanAnswers, [question]: text })
      return { text, signals, question }
    })
  const sentences = telling.flatMap(read)
  const dangers = new Map<string, boolean>()
  const isDangerous = (text: string) => {
    const known = dangers.get(text) ?? hasDanger(text)
    dangers.set(text, known)
    return known
  }
  const listed = (['strengths', 'support_system'] as const).flatMap(read)
  return (task, words) => {
    if (quietTasks.has(task.id)) return null
    if (words !== undefined) {
      const isSafe =
        !hasDanger(words) &&
        !isHeldAgainst.test(words) &&
        telling.every((question) => isSafeToTell(reader(words, question), task.id))
      return isSafe ? joinSentences([words]) : null
    }
    const about = subjects[task.id] ?? [...task.signals, ...task.requires]
    const isSafe = ({ text, signals }: Sentence) =>
      isSafeToTell(signals, task.id) &&
      !(says(isNoise, text) && (signals.size === 0 || text.split(/\s+/).length <= shrugWords)) &&
      (!says(isOnRecord, text) || mayHearOfRecord.has(task.id)) &&
      (!says(isHeldAgainst, text) || lawyers.includes(task.id)) &&
      !isDangerous(text)
    const isAbout = ({ signals, text }: Sentence) =>
      about.some((signal) => signals.has(signal)) ||
      isNamedIn(task.id, text) ||
      (clinics.includes(task.id) && says(isSymptom, text))
    if (task.id === tripTask)
      return joinSentences(
        sentences
          .filter((sentence) => says(isAppointment, sentence.text) && says(isFact, sentence.text) && isSafe(sentence))
          .slice(0, 1)
          .map(({ text }) => text),
      )
    if (narrowOffices.has(task.id))
      return joinSentences(
        sentences
          .filter((sentence) => isAbout(sentence) && !isOfAnother(sentence, about) && isSafe(sentence))
          .filter(({ signals }) => !signals.has('no-phone') && !signals.has('no-bed'))
          .map(({ text }) => text),
      )
    const fromLists = listed.filter(
      (sentence) =>
        ([...sentence.signals].some((signal) => inLists.has(signal) && about.includes(signal)) ||
          isNamedIn(task.id, sentence.text)) &&
        isSafe(sentence),
    )
    const fitting = sentences.filter(
      (sentence, at) =>
        isSafe(sentence) &&
        (isAbout(sentence) ||
          (isBeside(
            sentence,
            [sentences[at - 1], sentences[at + 1]].filter((other) => other && isAbout(other)),
          ) &&
            !isOfAnother(sentence, about))),
    )
    return joinSentences([...fitting, ...fromLists].map(({ text }) => text))
  }
}

/** "Its 20 degrees", "out sat": too few words to tell a stranger anything, unless they count a dose or a day that is left. */
const isScrap = (text: string) => text.split(/\s+/).length < fewestWords && !isCount.test(text)
const isCount =
  /\b(?:mg|ml|units?|unidades|left|quedan?|doses?|dosis|pills?|pastillas|strips|last|[uú]ltim[oa]|since|desde|owe|debo|\d+ (?:kids|ni[nñ]os|hijos))\b|\$/i

/** A fact in the sentence next to one that is told, in the same answer. */
function isBeside({ text, question }: Sentence, others: readonly (Sentence | undefined)[]): boolean {
  return says(isFact, text) && !isScrap(text) && others.some((other) => other?.question === question)
}

const isOfAnother = ({ signals }: Sentence, about: readonly Signal[]) =>
  apart.some((group) => group.some((signal) => signals.has(signal)) && !group.some((signal) => about.includes(signal)))

/** The first sentences as one text that is safe to quote. */
function joinSentences(texts: readonly string[]): string | null {
  const words = cleanOwnWords([...new Set(texts)].slice(0, mostSentences).join('. '), longestWords)
  return words === '' || isEmptyAnswer(words) || words.split(' ').length < fewestWords ? null : words
}

function splitSentences(answer: string): string[] {
  return answer
    .split(/(?<!\d)\.|\.(?!\d)|[!?;\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
