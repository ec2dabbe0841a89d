import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { listRareSignals } from './rare-signals.ts'

const empty: PlanAnswers = {
  urgent_need: '',
  biggest_challenge: '',
  strengths: '',
  support_system: '',
  goals_3_months: '',
}
const read = (urgent_need: string) => listRareSignals({ ...empty, urgent_need })

test.each([
  ['they are gonna shut off my lights friday', 'power-off'],
  ['me van a cortar la luz el jueves', 'power-off'],
  ['got a disconnect notice for the gas', 'power-off'],
  ['the cut on my foot is infected and smells', 'wound'],
  ['tengo una herida con pus en la pierna', 'wound'],
  ['I fly to Lima the 20th, my flight is paid', 'travel'],
  ['quiero viajar a El Salvador en enero', 'travel'],
  ['he choked me last night', 'choked'],
  ['missed my UA yesterday because of work', 'missed-test'],
  ['falte a la prueba de orina el lunes', 'missed-test'],
  ['if i dont drink my hands shake', 'shakes'],
  ['I aged out of foster care last year', 'foster-youth'],
  ['lost my CDL', 'cdl'],
  ['they cut my hours at the store', 'hours-cut'],
  ['sleeping in my car behind the church', 'in-car'],
  ['duermo en la troca', 'in-car'],
  ['7 dias para pedir audiencia de la licencia', 'license-hearing'],
  ['eviction court is monday', 'eviction-court'],
  ['naci en Ponce y perdi todo', 'born-in-puerto-rico'],
  ['my son gets out on the 12th and i dont know what to do', 'for-another'],
  ['mi hijo sale el viernes', 'for-another'],
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
])('%s says nothing rare', (answer, signals) => {
  expect(read(answer)).toEqual(signals)
})
