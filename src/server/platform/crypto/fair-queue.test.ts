import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const at = (address: string, browser = 'one') => ({ address, browser })

/** Adds entries named after their address, browser and number, and returns who had to leave. */
function fill(queue: ReturnType<typeof createFairQueue<string>>, address: string, browser: string, count: number) {
  const left: string[] = []
  for (let index = 1; index <= count; index += 1) {
    const dropped = queue.add(at(address, browser), `${address}/${browser}/${index}`)
    if (dropped !== null) left.push(dropped)
  }
  return left
}
const takeAll = (queue: ReturnType<typeof createFairQueue<string>>) => {
  const taken: string[] = []
  for (let item = queue.takeNext(); item !== null; item = queue.takeNext()) taken.push(item)
  return taken
}

test('each address has its turn, and within an address each browser', () => {
  const queue = createFairQueue<string>({ all: 100, perAddress: 100 })
  fill(queue, 'flood', 'x', 3)
  fill(queue, 'shelter', 'a', 2)
  fill(queue, 'shelter', 'b', 1)
  fill(queue, 'home', 'a', 1)
  expect(takeAll(queue)).toEqual([
    'flood/x/1',
    'shelter/a/1',
    'home/a/1',
    'flood/x/2',
    'shelter/b/1',
    'flood/x/3',
    'shelter/a/2',
  ])
})

test('a flooder fills only its own share: whoever comes later from elsewhere still stands in line', () => {
  const queue = createFairQueue<string>({ all: 6, perAddress: 4 })
  expect(fill(queue, 'flood', 'x', 6)).toEqual(['flood/x/5', 'flood/x/6'])
  expect(fill(queue, 'home', 'a', 1)).toEqual([])
  expect(fill(queue, 'shelter', 'a', 1)).toEqual([])
  expect(fill(queue, 'library', 'a', 1)).toEqual(['flood/x/4'])
  expect(takeAll(queue).slice(0, 4)).toEqual(['flood/x/1', 'home/a/1', 'shelter/a/1', 'library/a/1'])
})

test('in a full address the browser that asks the most makes room for the one that asks once', () => {
  const queue = createFairQueue<string>({ all: 100, perAddress: 3 })
  fill(queue, 'shelter', 'greedy', 3)
  expect(fill(queue, 'shelter', 'honest', 1)).toEqual(['shelter/greedy/3'])
  expect(takeAll(queue)).toEqual(['shelter/greedy/1', 'shelter/honest/1', 'shelter/greedy/2'])
})

test('when everybody has the same, the newcomer is refused', () => {
  const queue = createFairQueue<string>({ all: 2, perAddress: 2 })
  fill(queue, 'home', 'a', 1)
  fill(queue, 'shelter', 'a', 1)
  expect(fill(queue, 'library', 'a', 1)).toEqual(['library/a/1'])
})

test('who gave up is not called', () => {
  const queue = createFairQueue<string>({ all: 9, perAddress: 9 })
  fill(queue, 'home', 'a', 2)
  queue.remove(at('home', 'a'), 'home/a/1')
  queue.remove(at('home', 'a'), 'home/a/1')
  queue.remove(at('nobody'), 'home/a/2')
  expect(takeAll(queue)).toEqual(['home/a/2'])
})
