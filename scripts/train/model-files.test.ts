import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createJudge } from '../../src/domain/danger/judge.ts'
import { unpackModel } from '../../src/domain/danger/model-file.ts'
import { createSmallJudge } from '../../src/domain/danger/small-judge.ts'
import { readModel, readSmallModel } from './model-files.ts'

const judges = {
  full: createJudge(unpackModel(readModel('danger'))),
  small: createSmallJudge(readSmallModel('danger-small')),
}

test.each(['full', 'small'] as const)('the %s judge shows the card for plain danger and not for errands', (form) => {
  const judge = judges[form]
  expect(judge(['i took all my pills and i want to die tonight']).level).toBe('card')
  expect(judge(['mi amigo no despierta y tiene los labios morados, se metió fentanilo']).level).toBe('card')
  expect(judge(['my husband hit me again and he took my phone']).level).toBe('card')
  expect(judge(['where can I get a bus pass for work']).level).toBe('none')
  expect(judge(['¿Qué papeles llevo para sacar mi ID?']).level).toBe('none')
})

test('the small judge takes at most 60 KB to load', () => {
  expect(brotliCompressSync(readSmallModel('danger-small').rows).length).toBeLessThan(57_000)
})

test('danger in one sentence of a long message is found', () => {
  const story = 'I got the job at the warehouse and the bus takes an hour each way, so I leave early. '.repeat(12)
  expect(judges.full([story]).level).not.toBe('card')
  expect(judges.full([`${story} I took all my pills and I want to die tonight. ${story}`]).level).toBe('card')
})
