import { expect, test } from 'vitest'
import { Ledger, listFailures } from './ledger.ts'

/** Enough writes and deletions to prove something; `stored` is what a server that keeps its word has. */
function keepWord() {
  const ledger = new Ledger()
  const stored = new Map<string, string>()
  for (let at = 0; at < 230; at += 1) {
    ledger.addWrite(`row-${at}`, `content ${at}`)
    if (at < 200) stored.set(`row-${at}`, `content ${at}`)
    else {
      ledger.beginDeletion(`row-${at}`)
      ledger.addDeletion(`row-${at}`)
    }
  }
  return { ledger, stored }
}

test('a server that kept its word passes', () => {
  const { ledger, stored } = keepWord()
  const account = ledger.balance(stored)

  expect(account).toEqual({ acknowledged: 230, deleted: 30, found: 200, lost: 0, changed: 0, cameBack: 0 })
  expect(listFailures(account)).toEqual([])
})

test.each([
  ['one lost write', (stored: Map<string, string>) => stored.delete('row-7'), '1 acknowledged writes are lost.'],
  [
    'one write with another content',
    (stored: Map<string, string>) => stored.set('row-7', 'content 8'),
    '1 acknowledged writes are there with another content.',
  ],
  [
    'one deleted row that is there again',
    (stored: Map<string, string>) => stored.set('row-210', 'content 210'),
    '1 deleted rows came back.',
  ],
])('%s fails', (_, plant, failure) => {
  const { ledger, stored } = keepWord()
  plant(stored)

  expect(listFailures(ledger.balance(stored))).toEqual([failure])
})

test('what was not acknowledged is not missed, whichever way it went', () => {
  const { ledger, stored } = keepWord()
  ledger.beginDeletion('row-1')
  ledger.beginDeletion('row-2')
  stored.delete('row-2')
  stored.set('never-acknowledged', 'content')

  expect(listFailures(ledger.balance(stored))).toEqual([])
})

test('a run with too little load fails: it would pass whatever the server did', () => {
  const ledger = new Ledger()
  for (let at = 0; at < 199; at += 1) ledger.addWrite(`row-${at}`, '')
  const stored = new Map(Array.from({ length: 199 }, (_, at) => [`row-${at}`, '']))

  expect(listFailures(ledger.balance(stored))).toEqual([
    '199 writes were acknowledged; fewer than 200 prove nothing.',
    '0 deletions were acknowledged; fewer than 20 prove nothing.',
  ])
})

test('a server that ended by itself fails, even if nothing was lost', () => {
  const { ledger, stored } = keepWord()

  expect(listFailures(ledger.balance(stored), 2)).toEqual(['2 server processes ended by themselves.'])
})
