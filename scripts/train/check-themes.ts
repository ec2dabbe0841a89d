import { dangerThemes, type DangerTheme } from '../../src/domain/danger/danger-classes.ts'
import { type DangerMessage } from '../../src/domain/danger/training-message.ts'
import { toProbability } from '../../src/domain/danger/bag-network.ts'
import { packModel, unpackModel } from '../../src/domain/danger/model-file.ts'
import { scoreThemes } from '../../src/domain/danger/theme-reader.ts'
import { saysThemes, trainThemes } from './train-themes.ts'

interface ReadMessage {
  message: DangerMessage
  scores: ReturnType<typeof scoreThemes>
}

const steps = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6]

/** Prints what each threshold finds: of every group of writers, by a model that has not seen the group. */
export function checkThemes(files: readonly { messages: DangerMessage[] }[], groups: number): void {
  const read = Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
    const isLeftOut = (index: number) => index % groups === group
    const seen = files.filter((_, index) => !isLeftOut(index)).flatMap(({ messages }) => messages)
    const model = unpackModel(packModel(trainThemes(seen)))
    return files
      .filter((_, index) => isLeftOut(index))
      .flatMap(({ messages }) => messages.filter(saysThemes))
      .map((message): ReadMessage => ({ message, scores: scoreThemes(model, message.turns) }))
  })
  console.log('found of those about the theme / rightly of those found, in percent, at each threshold')
  console.log(`${''.padEnd(18)}${steps.map((step) => step.toFixed(2).padEnd(9)).join('')}`)
  for (const theme of dangerThemes) printTheme(theme, read)
}

function printTheme(theme: DangerTheme, read: readonly ReadMessage[]): void {
  const isAbout = ({ message }: ReadMessage) => message.about?.includes(theme) === true
  const all = read.filter(isAbout).length
  const shares = steps.map((step) => {
    const found = read.filter(({ scores }) => toProbability(scores[theme]) >= step)
    const right = found.filter(isAbout).length
    return `${Math.round((100 * right) / all)}/${Math.round((100 * right) / found.length)}`.padEnd(9)
  })
  console.log(`${theme.padEnd(12)}${String(all).padEnd(6)}${shares.join('')}`)
}
