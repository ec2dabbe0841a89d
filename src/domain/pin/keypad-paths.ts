interface Key {
  row: number
  column: number
}

/** The position of a digit on a phone keypad: three in a row, and 0 below 8. */
function findKey(digit: string): Key {
  const number = Number(digit)
  return number === 0 ? { row: 3, column: 1 } : { row: Math.floor((number - 1) / 3), column: (number - 1) % 3 }
}

/** The outer keys of 1 to 9, clockwise, listed twice so that a path can wrap around. */
const ring = '1236987412369874'
/** The column that has four keys, begun anywhere: 2580, 5802, and upward 8520. */
const column = '2580258025'
const routes = [ring, column].flatMap((route) => [route, route.split('').toReversed().join('')])

/** Whether a PIN traces a shape on the keypad. */
export function isKeypadPath(pin: string): boolean {
  if (routes.some((route) => route.includes(pin))) return true
  const keys = pin.split('').map(findKey)
  if (pin.length === 4 && isRectangle(keys)) return true
  if (pin.length === 6 && (isTwoLines(keys) || isThreePairs(keys))) return true
  return isLineWithOneTurn(keys)
}

const stepBetween = (from: Key | undefined, to: Key | undefined): Key => ({
  row: (to?.row ?? 0) - (from?.row ?? 0),
  column: (to?.column ?? 0) - (from?.column ?? 0),
})
const isSame = (first: Key | undefined, other: Key | undefined) =>
  first?.row === other?.row && first?.column === other?.column
/** Whether the step goes to one of the eight adjacent keys. */
const isNear = ({ row, column }: Key) => Math.max(Math.abs(row), Math.abs(column)) === 1

const listSteps = (keys: readonly Key[]): Key[] => keys.slice(1).map((key, index) => stepBetween(keys[index], key))

/** Steps between adjacent keys, straight or with one turn: 2580, 1470, 14789. */
function isLineWithOneTurn(keys: readonly Key[]): boolean {
  const steps = listSteps(keys)
  const turns = steps.slice(1).filter((step, index) => !isSame(step, steps[index]))
  return turns.length <= 1 && steps.every(isNear)
}

/** 147258, 159357, 123654: two lines of three. */
function isTwoLines(keys: readonly Key[]): boolean {
  return [keys.slice(0, 3), keys.slice(3)].every((line) => {
    const [first, second] = listSteps(line)
    return first !== undefined && isNear(first) && isSame(first, second)
  })
}

/** 142536, 124578: the same pair of keys three times, shifted by one key each time. */
function isThreePairs(keys: readonly Key[]): boolean {
  const [first, across, second, acrossAgain, third] = listSteps(keys)
  const isEven = isSame(first, second) && isSame(second, third) && isSame(across, acrossAgain)
  return isEven && first !== undefined && isNear(first)
}

/** Four corners in any order: 1397, 2684, 1245. All are equally far from their center. */
function isRectangle(keys: readonly Key[]): boolean {
  if (new Set(keys.map(({ row, column }) => `${row} ${column}`)).size < keys.length) return false
  const sum = (of: (key: Key) => number) => keys.reduce((total, key) => total + of(key), 0)
  const [rows, columns] = [sum(({ row }) => row), sum(({ column }) => column)]
  const distances = keys.map(({ row, column }) => (4 * row - rows) ** 2 + (4 * column - columns) ** 2)
  return distances.every((distance) => distance === distances[0])
}
