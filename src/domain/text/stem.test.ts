import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['job', 'jobs'],
  ['family', 'families'],
  ['church', 'churches'],
  ['class', 'classes'],
  ['housing', 'house'],
  ['shopping', 'shopped', 'shop'],
  ['hire', 'hired', 'hiring'],
  ['tooth', 'teeth'],
  ['trabajo', 'trabajos', 'trabajar', 'trabajando', 'trabajito'],
  ['papel', 'papeles'],
  ['abogado', 'abogada', 'abogados', 'abogadas'],
  ['identificacion', 'identificaciones'],
  ['estudiar', 'estudio', 'estudiando'],
  ['casa', 'casas', 'casita'],
])('%s and its other forms are one word', (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)))
})

test.each([
  ['train', 'training'],
  ['car', 'care'],
  ['casa', 'case'],
  ['us', 'using'],
  ['bus', 'bu'],
  ['id', 'ids'],
])('%s and %s stay apart', (first, other) => {
  expect(stem(first)).not.toBe(stem(other))
})
