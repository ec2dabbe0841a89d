/** Who is waiting: people behind one address share its turns, and each browser there has its own. */
export interface Requester {
  address: string
  browser: string
}

export interface FairQueueSizes {
  all: number
  perAddress: number
}

type Line<Item> = Item[]
type Lines<Item> = Map<string, Line<Item>>

/**
 * One turn for each address in turn, and within an address one for each browser: whoever asks a hundred times delays
 * others by one turn (T-2.13). A full queue refuses whoever has the most in it, never somebody who has less.
 */
export function createFairQueue<Item>(most: FairQueueSizes) {
  /** Both maps are in the order of the next turns. */
  const addresses = new Map<string, Lines<Item>>()
  const count = (lines: Lines<Item> | undefined) => sum(lines?.values() ?? [])
  const countAll = () => [...addresses.values()].reduce((total, lines) => total + count(lines), 0)

  /** Returns the item that has to leave, which may be the new one. */
  function add(requester: Requester, item: Item): Item | null {
    const { address, browser } = requester
    const lines = getOrAdd(addresses, address, () => new Map<string, Line<Item>>())
    getOrAdd(lines, browser, () => []).push(item)
    const isOver = count(lines) > most.perAddress
    if (!isOver && countAll() <= most.all) return null
    return dropFrom(isOver ? address : findLongest(addresses, count, address), browser)
  }

  /** The newest item of the browser that has the most there. */
  function dropFrom(address: string, newcomer: string): Item | null {
    const lines = addresses.get(address) ?? new Map<string, Line<Item>>()
    const browser = findLongest(lines, (line) => line.length, newcomer)
    const item = lines.get(browser)?.pop() ?? null
    forgetEmpty(address, browser)
    return item
  }

  function forgetEmpty(address: string, browser: string): void {
    const lines = addresses.get(address)
    if (lines?.get(browser)?.length === 0) lines.delete(browser)
    if (lines?.size === 0) addresses.delete(address)
  }

  return {
    add,

    takeNext(): Item | null {
      for (const [address, lines] of addresses) {
        for (const [browser, line] of lines) {
          const item = line.shift() ?? null
          moveToEnd(addresses, address)
          moveToEnd(lines, browser)
          forgetEmpty(address, browser)
          return item
        }
      }
      return null
    },

    remove({ address, browser }: Requester, item: Item): void {
      const line = addresses.get(address)?.get(browser)
      const index = line?.indexOf(item) ?? -1
      if (index >= 0) line?.splice(index, 1)
      forgetEmpty(address, browser)
    },
  }
}

const sum = (lines: Iterable<readonly unknown[]>) => [...lines].reduce((total, line) => total + line.length, 0)

function getOrAdd<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

/** The newcomer leaves when nobody has more. */
function findLongest<Value>(
  map: ReadonlyMap<string, Value>,
  measure: (value: Value) => number,
  newcomer: string,
): string {
  const own = map.get(newcomer)
  let [longest, most] = [newcomer, own === undefined ? 0 : measure(own)]
  for (const [key, value] of map) {
    if (measure(value) > most) [longest, most] = [key, measure(value)]
  }
  return longest
}
