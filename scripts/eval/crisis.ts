import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { crisisKinds, type Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { listCrisisLines } from '#domain/help-lines/help-lines.ts'
import { shippedRules } from '#server/engines/danger/shipped-judge.ts'
import { listSpellings } from './spellings.ts'

/** Rules and judge together, as a person meets them. */
const assessCrisis = (text: string) => shippedRules.crisisIn(text)

const Everyday = z.object({ round: z.number(), language: z.enum(['en', 'es', 'mix']), text: z.string() })
const Message = z.extend(Everyday, { kind: z.enum(crisisKinds), level: z.optional(z.enum(['now', 'support'])) })
export type CrisisMessage = z.infer<typeof Message>

async function read<Row>(file: string, row: z.ZodMiniType<Row>): Promise<Row[]> {
  return z.array(row).parse(JSON.parse(await readFile(`data/golden/crisis/${file}`, 'utf8')))
}

export const readCrisisMessages = () => read('messages.json', Message)
export const readEverydayMessages = () => read('everyday.json', Everyday)

/** The recall and false-alarm rates the crisis rules must reach (T-11.1). */
export const crisisFloors = { lives: 1, all: 0.97, rightCard: 0.95, spelled: 0.97, spelledLives: 1, falseCards: 0.02 }

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

/** An overdose must show 911 first; the other messages must show 988. */
function helps(crisis: Crisis | null, { kind }: CrisisMessage): boolean {
  const lines = crisis ? listCrisisLines(crisis).map(({ id }) => id) : []
  return kind === 'overdose' ? lines[0] === 'emergency' : lines.includes('crisis')
}

export interface CrisisFigures {
  all: number
  lives: number
  rightCard: number
  rightLevel: number
  spelled: number
  spelledLives: number
  falseCards: number
  missed: CrisisMessage[]
  alarmed: string[]
}

const isLife = ({ kind }: CrisisMessage) => kind === 'self_harm' || kind === 'overdose'

export async function evaluateCrisis(): Promise<CrisisFigures> {
  const [messages, everyday] = await Promise.all([readCrisisMessages(), readEverydayMessages()])
  const judged = messages.map((message) => ({ message, shown: assessCrisis(message.text) }))
  const spelled = messages.flatMap((message) =>
    listSpellings(message.text).map((text) => ({ message, shown: assessCrisis(text) })),
  )
  const found = ({ shown }: { shown: Crisis | null }) => shown !== null
  const recall = (list: typeof judged) => share(list.filter(found).length, list.length)
  const lives = judged.filter(({ message }) => isLife(message))
  const levels = judged.filter(({ message, shown }) => message.level && shown)
  const alarmed = everyday.filter(({ text }) => assessCrisis(text) !== null).map(({ text }) => text)
  return {
    all: recall(judged),
    lives: share(lives.filter(({ message, shown }) => helps(shown, message)).length, lives.length),
    rightCard: share(judged.filter(({ message, shown }) => shown?.kind === message.kind).length, judged.length),
    rightLevel: share(levels.filter(({ message, shown }) => shown?.level === message.level).length, levels.length),
    spelled: recall(spelled),
    spelledLives: recall(spelled.filter(({ message }) => isLife(message))),
    falseCards: share(alarmed.length, everyday.length),
    missed: judged.filter(({ shown }) => shown === null).map(({ message }) => message),
    alarmed,
  }
}

export function meetsCrisisFloors(figures: CrisisFigures): boolean {
  const shares = ['lives', 'all', 'rightCard', 'spelled', 'spelledLives'] as const
  return shares.every((name) => figures[name] >= crisisFloors[name]) && figures.falseCards <= crisisFloors.falseCards
}

const percent = (figure: number) => `${(100 * figure).toFixed(1)}%`.padStart(7)

async function printRecall(): Promise<void> {
  const messages = await readCrisisMessages()
  const line = (name: string, list: CrisisMessage[]) => {
    const found = list.filter(({ text }) => assessCrisis(text) !== null).length
    console.log(`${name.padEnd(24)} ${String(list.length).padStart(5)} ${percent(share(found, list.length))}`)
  }
  console.log('messages                       card shown')
  line('all', messages)
  for (const kind of crisisKinds)
    line(
      `  ${kind}`,
      messages.filter((message) => message.kind === kind),
    )
  line(
    'English',
    messages.filter(({ language }) => language === 'en'),
  )
  line(
    'Spanish',
    messages.filter(({ language }) => language === 'es'),
  )
  line(
    'Spanglish',
    messages.filter(({ language }) => language === 'mix'),
  )
}

/**
 * Prints how many messages about danger show a card, and how many everyday ones; false when a figure misses its floor.
 */
export async function printCrisis(): Promise<boolean> {
  await printRecall()
  const figures = await evaluateCrisis()
  console.log(`self-harm and overdose, with the line it takes      ${percent(figures.lives)}`)
  console.log(`right kind of card                                 ${percent(figures.rightCard)}`)
  console.log(`danger this minute seen as such                    ${percent(figures.rightLevel)}`)
  console.log(`the same in other spellings                        ${percent(figures.spelled)}`)
  console.log(`  self-harm and overdose                           ${percent(figures.spelledLives)}`)
  console.log(`false cards on everyday messages                   ${percent(figures.falseCards)}`)
  for (const { kind, text } of figures.missed) console.log(`missed ${kind}: ${text}`)
  for (const text of figures.alarmed) console.log(`false card: ${text}`)
  return meetsCrisisFloors(figures)
}
