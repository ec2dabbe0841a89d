import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { crisisKinds } from '../../src/domain/help-lines/crisis-kinds.ts'
import { DangerMessage } from '../../src/domain/danger/training-message.ts'
import { dangerClassByKind } from '../../src/domain/danger/training-message.ts'
import { createRandom } from './random.ts'

const root = path.resolve(import.meta.dirname, '../..')

type ReadLine = (line: unknown) => DangerMessage[]

/** Messages of each file of a folder, by the name of the file. */
function readFiles(folder: string, readLine: ReadLine): { name: string; messages: DangerMessage[] }[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => ({
      name: path.basename(name, '.jsonl'),
      messages: readFileSync(path.join(root, folder, name), 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => readLine(JSON.parse(line))),
    }))
}

const readFolder = (folder: string) => readFiles(folder, (line) => [DangerMessage.parse(line)])

/** One writer per file. */
export const readTrainingFiles = () => readFolder('data/training/danger')
export const readRounds = () => readFolder('data/golden/danger')

/** Questions for these guides may tell of danger or distress; of them only practical ones are known to be harmless. */
const troubledGuides = new Set(
  [
    'aa-na-meetings anger anxiety-crowds boredom-old-friends call-988 cps-case cravings dental-pain depression',
    'emergency-care-rights feel-overwhelmed find-counselor find-treatment good-samaritan-law grief hiv-hep-c-care',
    'hurt-at-work insulin-chronic-illness loneliness low-tolerance medicine-running-out mental-health-medicine',
    'moud-after-release naloxone never-use-alone nightmares-trauma no-contact-order overdose-what-to-do partner-violence',
    'people-off-limits pregnancy-care protective-order quit-alcohol-safely relapse-no-shame restorative-talk',
    'safe-first-night self-talk shame-stigma shelter-with-kids sleep-outside sleep-trouble sober-first-week sober-living',
    'stay-calm-at-work tired-of-no trans-care-shelter unsafe-work wage-theft funeral-costs serious-illness quit-smoking',
  ].flatMap((line) => line.split(' ')),
)
/** Whoever asks about these may be in danger even where the question is practical (“where can I go tonight”). */
const harmGuides = new Set(
  'crime-victim-help forced-work-trafficking gambling hurt-or-neglected-inside leave-gang'.split(' '),
)
const practicalFacets = new Set(['cost', 'where', 'bring', 'time', 'no-id', 'no-address', 'deadline', 'allowed'])
const Question = z.object({
  turns: z.array(z.string()),
  guide: z.string(),
  facet: z.string(),
  lang: z.enum(['en', 'es', 'mix']),
})

/** Ordinary questions, by writer, as messages without danger. */
export function readQuestionFiles(): { name: string; messages: DangerMessage[] }[] {
  return readFiles('data/training/questions', (line) => {
    const { turns, guide, facet, lang } = Question.parse(line)
    const mayTrouble = harmGuides.has(guide) || (troubledGuides.has(guide) && !practicalFacets.has(facet))
    return mayTrouble ? [] : [{ turns, lang, class: 'none', level: 'none', form: 'plain' }]
  })
}

const Turn = z.object({ turns: z.array(z.string()), kind: z.string(), lang: z.enum(['en', 'es', 'mix']) })
/** Turns of these kinds may tell of distress or harm. */
const troubledKinds = new Set(['vent', 'harm'])

/** Turns of ordinary talks, as messages without danger. */
export function readTalkTurns(): DangerMessage[] {
  return readFiles('data/training/turns', (line) => {
    const { turns, kind, lang } = Turn.parse(line)
    return troubledKinds.has(kind) ? [] : [{ turns, lang, class: 'none', level: 'none', form: 'plain' }]
  }).flatMap(({ messages }) => messages)
}

/** Long talks about one thing after another are no danger either: questions of a writer, joined by two to four. */
export function joinTalks(messages: readonly DangerMessage[]): DangerMessage[] {
  const random = createRandom(33)
  const single = messages.filter(({ turns }) => turns.length === 1)
  return Array.from({ length: Math.floor(single.length / 4) }, (_, at): DangerMessage => {
    const length = 2 + (at % 3)
    const turns = Array.from({ length }, () => single[Math.floor(random() * single.length)]?.turns[0] ?? '')
    return { turns, lang: 'mix', class: 'none', level: 'none', form: 'turns' }
  })
}

const Golden = z.array(
  z.object({ language: z.enum(['en', 'es', 'mix']), text: z.string(), kind: z.optional(z.enum(crisisKinds)) }),
)

/** The messages that the rules are tested with. */
export function readRuleMessages(): DangerMessage[] {
  return ['messages.json', 'everyday.json'].flatMap((name) =>
    Golden.parse(JSON.parse(readFileSync(path.join(root, 'data/golden/crisis', name), 'utf8'))).map(
      ({ language, text, kind }): DangerMessage => ({
        turns: [text],
        class: kind ? dangerClassByKind[kind] : 'none',
        level: kind ? 'card' : 'none',
        lang: language,
        form: 'plain',
      }),
    ),
  )
}
