import { expect, test } from 'vitest'
import { readOpening } from './turn-openings.ts'

test.each([
  ['gracias, dios la bendiga. una cosa mas, ¿qué le llevo el día que salga?', 'qué le llevo el día que salga?'],
  ['ok. changing subject can i get a copy of my transcript', 'can i get a copy of my transcript'],
  ['one more question, do they take dogs', 'do they take dogs'],
])('“%s” asks something new', (text, asks) => {
  expect(readOpening(text)).toEqual({ asks, isNew: true, isReturn: false })
})

test.each([
  ['thx. what about my sister she got an eviction', 'what about my sister she got an eviction'],
  ['muchas gracias, y cuanto cuesta eso', 'y cuanto cuesta eso'],
])('the thanks before “%s” are not what it asks', (text, asks) => {
  expect(readOpening(text)).toEqual({ asks, isNew: false, isReturn: false })
})

test.each(['back to the kids. whats a supervised visit', 'volviendo a lo del trabajo, que les digo'])(
  '“%s” returns to something said before',
  (text) => {
    expect(readOpening(text)).toEqual({ asks: text, isNew: false, isReturn: true })
  },
)

test.each(['thanks so much', 'gracias mija', 'how long does it take', 'ok thanks bro'])(
  '“%s” stays as it is',
  (text) => {
    expect(readOpening(text)).toEqual({ asks: text, isNew: false, isReturn: false })
  },
)
