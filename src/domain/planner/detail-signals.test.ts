import { expect, test } from 'vitest'
import { buildPlanAnswers } from '#testing/builders/plan-answers.ts'
import { listDetailSignals } from './detail-signals.ts'

const read = (urgent_need: string) => listDetailSignals(buildPlanAnswers({ urgent_need }))

test.each([
  ['I fly to Lima the 20th, my flight is paid', 'travel'],
  ['quiero viajar a El Salvador en enero', 'travel'],
  ['he choked me last night', 'choked'],
  ['if i dont drink my hands shake', 'shakes'],
  ['they cut my hours at the store', 'hours-cut'],
  ['sleeping in my car behind the church', 'in-car'],
  ['duermo en la troca', 'in-car'],
  ['7 dias para pedir audiencia de la licencia', 'license-hearing'],
  ['eviction court is monday', 'eviction-court'],
  ['my son gets out on the 12th and i dont know what to do', 'relative-home'],
  ['mi hijo sale el viernes', 'relative-home'],
] as const)('%s: %s', (answer, signal) => {
  expect(read(answer)).toContain(signal)
})

test.each([
  ['I need a job and a ride', []],
  ['turn my life around, work on the power line crew', []],
  ['the lights are fine, I need food', []],
  ['he hits me when he drinks', []],
  ['my kids travel by bus to school', []],
  ['el cuarto no tiene luz natural', []],
  ['I drive my own car to work', []],
  ['my son lives with his mother', []],
])('%s tells no detail', (answer, signals) => {
  expect(read(answer)).toEqual(signals)
})
