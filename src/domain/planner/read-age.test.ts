import { expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { readAge } from './read-age.ts'

const ageIn = (biggest_challenge: string) => readAge({ ...emptyPlanAnswers, biggest_challenge })

test.each([
  ['im 52 and nobody calls back', 52],
  ['I am 63. Crowds scare me', 63],
  ['52 yrs old nobody wants to hire me', 52],
  ["I'm 24 years old", 24],
  ['i turned 19 in county', 19],
  ['tengo 22 años y vivo con mi jefa', 22],
  ['Tengo 67 años. Me dejan hasta el 1', 67],
  ['45 años, cubano, tengo I-220B', 45],
  ['debo fees. 22 años. trabajo en la planta', 22],
  ['tengo 19 y un bebe', 19],
  ['ya cumpli 61, me duele la espalda', 61],
  ['age 71, bad knees', 71],
] as const)('%s: %i', (answer, age) => {
  expect(ageIn(answer)).toBe(age)
})

test.each([
  'did 31 years inside',
  '18 años de cocinero',
  'im 52 days clean',
  'tengo 22 dias sin tomar',
  'tengo 20 años de experiencia',
  'im 40 minutes from the clinic',
  'my dad, he is 70',
  'mi mama tiene 70 años',
  'mi niña de 3 y mi hija de 17',
  'sali hace 20 años',
  'llevo 15 años en la misma planta',
  'i was 24 when i went in',
  '20 years at the same shop',
  'tengo 30 pastillas',
])('%s tells no age', (answer) => {
  expect(ageIn(answer)).toBeNull()
})
