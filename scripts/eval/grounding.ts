import path from 'node:path'
import { assistantSafety as english } from '../../src/content/en/reggie.ts'
import { assistantSafety as spanish } from '../../src/content/es/reggie.ts'
import { collectAllowedFacts } from '../../src/domain/grounding/allowed-facts.ts'
import { groundReply } from '../../src/domain/grounding/ground.ts'
import { stripMarks } from '../../src/domain/grounding/plain-text.ts'
import { toVisibleText } from '../../src/domain/grounding/visible-text.ts'
import { readGuides } from '../../src/server/engines/knowledge/read-guides.ts'
import { buildPlantedReplies, type LieKind, type PlantedReply } from './grounding-replies.ts'
import { root } from './open-directory.ts'

const replyCount = 500
const texts = { en: english, es: spanish }
const floors = { shown: 0, kept: 0.99, guides: 0.99 }

interface GroundingFigures {
  replies: number
  planted: number
  /** Planted values that a user would have seen. */
  visibleLies: { kind: LieKind; value: string; text: string }[]
  truths: number
  /** True sentences that were removed by mistake. */
  lost: string[]
  guideLines: number
  guideLost: string[]
}

/** Runs replies with planted lies, and every guide as a reply to itself, through the real filter. */
async function evaluateGrounding(): Promise<GroundingFigures> {
  return { ...judgeReplies(buildPlantedReplies(replyCount)), ...(await measureGuideLoss()) }
}

/** Runs replies with planted lies through the real filter or another. */
export function judgeReplies(
  replies: readonly PlantedReply[],
  filter: Filter = groundReply,
): Omit<GroundingFigures, 'guideLines' | 'guideLost'> {
  const judged = replies.map((reply) => judge(reply, filter))
  return {
    replies: replies.length,
    planted: replies.flatMap(({ lies }) => lies).length,
    visibleLies: judged.flatMap(({ shown: visibleLies }) => visibleLies),
    truths: replies.flatMap(({ truths }) => truths).length,
    lost: judged.flatMap(({ lost }) => lost),
  }
}

type Filter = (...reply: Parameters<typeof groundReply>) => { text: string }

function judge({ text, language, listings, lies, truths }: PlantedReply, filter: Filter) {
  const grounded = filter(text, collectAllowedFacts({ texts: [], places: listings }), texts[language]).text
  const lost = truths.filter((sentence) => !grounded.includes(sentence))
  // True sentences are removed first: a planted value may be a part of one.
  const rest = truths.reduce((left, sentence) => left.replaceAll(sentence, '¶'), grounded)
  const visibleLies = lies.filter(({ value }) => isVisible(value, rest)).map((lie) => ({ ...lie, text: grounded }))
  return { lost, shown: visibleLies }
}

const read = (text: string) => stripMarks(toVisibleText(text)).text.toLowerCase().replace(/\s+/g, ' ').trim()

/** As a reader sees it: the text itself, or the same digits in any format. */
function isVisible(value: string, text: string): boolean {
  const [planted, visibleText] = [read(value), read(text)]
  const digits = planted.replace(/\D/g, '')
  const isDialed = digits.length >= 7 && visibleText.replace(/\D/g, '').includes(digits)
  return isDialed || visibleText.includes(planted) || text.includes(value)
}

export async function measureGuideLoss(): Promise<Pick<GroundingFigures, 'guideLines' | 'guideLost'>> {
  const guides = await readGuides(path.join(root, 'data/knowledge'))
  const bodies = guides.flatMap(({ guide }) => (['en', 'es'] as const).map((language) => ({ guide, language })))
  const all = bodies.map(({ guide, language }) => {
    const { title, body } = guide.text[language]
    const allowed = collectAllowedFacts({ texts: [{ text: body, source: { title, url: null } }], places: [] })
    const grounded = groundReply(body, allowed, texts[language]).text
    const lines = toVisibleText(body)
      .split('\n')
      .filter((line) => line.trim() !== '')
    return { lines: lines.length, lost: lines.filter((line) => !grounded.includes(line.trim())) }
  })
  return { guideLines: all.reduce((sum, { lines }) => sum + lines, 0), guideLost: all.flatMap(({ lost }) => lost) }
}

/** Prints the figures; false when a planted value was shown or too many true sentences were lost. */
export async function printGrounding(): Promise<boolean> {
  const { replies, planted, visibleLies, truths, lost, guideLines, guideLost } = await evaluateGrounding()
  const truthShare = 1 - lost.length / truths
  const guideShare = 1 - guideLost.length / guideLines
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`
  console.log(`${replies} replies with ${planted} planted false facts   shown ${visibleLies.length}`)
  for (const { kind, value, text } of visibleLies.slice(0, 10)) console.log(`  ${kind}: ${value}\n    in: ${text}`)
  console.log(`${truths} true sentences                     kept ${percent(truthShare)}`)
  for (const sentence of lost.slice(0, 10)) console.log(`  lost: ${sentence}`)
  console.log(`${guideLines} lines of the guides               kept ${percent(guideShare)}`)
  for (const line of guideLost.slice(0, 10)) console.log(`  lost: ${line}`)
  return visibleLies.length <= floors.shown && truthShare >= floors.kept && guideShare >= floors.guides
}
