import type { CrisisKind, CrisisTheme } from '../help-lines/crisis-kinds.ts'
import { type AddThemes, findCrisisThemes, listThemesInWords } from '../assistant/crisis/crisis-themes.ts'
import { scoreClasses, toProbability, type BagNetwork } from './bag-network.ts'
import { dangerThemes, type DangerTheme } from './danger-classes.ts'
import { listFeatures } from './features.ts'

/** Chosen on messages of writers that a model had not seen: see docs/models/danger.md. */
const thresholds: Readonly<Record<DangerTheme, number>> = {
  partner: 0.35,
  // It takes the domestic-violence hotline off the card.
  stranger: 0.5,
  sexual: 0.25,
  child: 0.35,
  elder: 0.15,
  exploited: 0.3,
  swallowed: 0.3,
  'using-alone': 0.25,
}
/** Where a theme is named without being the danger ("my husband wants to die"), it must be more likely. */
const strictThresholds: Partial<Readonly<Record<DangerTheme, number>>> = { partner: 0.9, exploited: 0.5 }
const usualKinds: Partial<Readonly<Record<DangerTheme, readonly CrisisKind[]>>> = {
  partner: ['being_hurt', 'child_harm', 'trafficking', 'medical', 'using_or_withdrawal'],
  exploited: ['trafficking', 'child_harm'],
}

/** A danger is hardly ever about both: one that is less likely by this much in log-odds is left out. */
const oppositeMargin = 1
const opposites: Partial<Readonly<Record<DangerTheme, DangerTheme>>> = {
  partner: 'stranger',
  stranger: 'partner',
  child: 'elder',
  elder: 'child',
}

/** The words of a theme count as one more sign of it: they add this much to its log-odds. */
const scoreOfWords = 2
const listedThemes = ['partner', 'stranger', 'sexual', 'elder', 'swallowed', 'alone'] as const

const toCrisisTheme = (theme: DangerTheme): CrisisTheme => (theme === 'using-alone' ? 'alone' : theme)

/** In which turn something is named matters little here. */
export const listThemeFeatures = (turns: readonly string[], buckets: number) => listFeatures(turns, buckets, 'together')

/** The log-odds that a danger is about each theme, from the last turns of a person together. */
export function scoreThemes(model: BagNetwork, turns: readonly string[]): Readonly<Record<DangerTheme, number>> {
  const scores = scoreClasses(model, listThemeFeatures(turns, model.buckets))
  const inWords = listThemesInWords(turns, listedThemes)
  const score = (theme: DangerTheme) =>
    (scores[dangerThemes.indexOf(theme)] ?? 0) + (inWords.includes(toCrisisTheme(theme)) ? scoreOfWords : 0)
  return Object.fromEntries(dangerThemes.map((theme) => [theme, score(theme)])) as Record<DangerTheme, number>
}

/** Reads what a danger of a class is about. It learned from messages in danger only. */
export function createThemeReader(model: BagNetwork) {
  if (model.classes !== dangerThemes.length) throw new Error('The model was trained for other themes.')
  return (turns: readonly string[], kind: CrisisKind): CrisisTheme[] => {
    const scores = scoreThemes(model, turns)
    const isFound = (theme: DangerTheme) => {
      const opposite = opposites[theme]
      if (opposite && scores[opposite] - scores[theme] >= oppositeMargin) return false
      const strict = usualKinds[theme]?.includes(kind) === false ? strictThresholds[theme] : undefined
      return toProbability(scores[theme]) >= (strict ?? thresholds[theme])
    }
    return dangerThemes.filter(isFound).map(toCrisisTheme)
  }
}

/** Who the person is stands in few words, which nothing has learned yet. */
const isOnlyInWords = (theme: CrisisTheme) => theme === 'veteran' || theme === 'native' || theme === 'trans'

/** Adds the themes that the reader finds. A partner who locks somebody in is violence at home, not trafficking. */
export function createThemeAdder(readThemes: ReturnType<typeof createThemeReader>): AddThemes {
  return (found, turns) => {
    const themes = readThemes(turns, found.kind)
    const isAtHome = themes.includes('partner') && !themes.includes('exploited')
    const kind = found.kind === 'trafficking' && isAtHome ? 'being_hurt' : found.kind
    const about = [...themes, ...findCrisisThemes(turns, kind).filter(isOnlyInWords)]
    return about.length > 0 ? { ...found, kind, about } : { ...found, kind }
  }
}
