import { checkDanger, checkDangerThemes, learnDanger, learnThemes } from './train/learn-danger.ts'
import { learnHelpers } from './train/learn-helpers.ts'
import { learnFacetCenters } from './train/learn-facet-centers.ts'
import { learnReader } from './train/learn-reader.ts'
import { learnSignals } from './train/learn-signals.ts'
import { learnVectors } from './train/learn-vectors.ts'

const isCheck = process.argv.includes('--check')
const isSmall = process.argv.includes('--small')

/** Each model with how it is learned, and how it does on writers it has not seen. */
const models = {
  danger: () => (isCheck ? checkDanger(isSmall) : learnDanger()),
  themes: () => (isCheck ? checkDangerThemes() : learnThemes()),
  questions: () => learnReader(isCheck),
  signals: () => learnSignals(isCheck),
  helpers: () => learnHelpers(isCheck),
  vectors: async () => {
    await learnVectors()
    await learnFacetCenters()
  },
  centers: () => learnFacetCenters(),
}

const isModel = (name: string): name is keyof typeof models => name in models
const named = process.argv.slice(2).filter(isModel)
for (const name of named.length > 0
  ? named
  : (['danger', 'themes', 'questions', 'signals', 'helpers', 'vectors'] as const))
  await models[name]()
