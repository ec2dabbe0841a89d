import { expect, test } from 'vitest'
import { countKids } from './count-kids.ts'

const count = (urgent_need: string) =>
  countKids({ urgent_need, biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' })

test.each([
  ['me and my two kids need a place', { count: '2', ages: null, age: null }],
  ['mis 3 hijos nacieron aqui', { count: '3', ages: null, age: null }],
  ['tengo a los niños conmigo, 4 y 9', { count: '2', ages: ['4', '9'], age: null }],
  ['my boys are 5 and 8', { count: '2', ages: ['5', '8'], age: null }],
  ['salir de aqui con mi hijo de 4 años', { count: '1', ages: null, age: '4' }],
  ['me and my 6 year old need a place', { count: '1', ages: null, age: '6' }],
])('%s', (answer, kids) => {
  expect(count(answer)).toEqual(kids)
})

test.each(['my kids', 'no kids', 'my kids are 24 and 31', 'the kids, I work 7 and 5 pm'])(
  '%s has no number',
  (answer) => {
    expect(count(answer)).toBeNull()
  },
)
