import { createRandom } from './random.ts'

/** Texts by word: entry n of a word stands from `starts[word]` on. */
export interface WordTable {
  words: number
  texts: number
  starts: Int32Array
  text: Int32Array
  weight: Float32Array
}

const extra = 16
const rounds = 6
/** Less than this is what rounding leaves. */
const nothing = 1e-12

/**
 * The directions in which the words of a table differ most, as coordinates of each word (latent semantic analysis): a basis is
 * multiplied with the table and its transpose until it settles, then turned to its axes.
 */
export function findDirections(table: WordTable, dimensions: number): Float64Array[] {
  const random = createRandom(17)
  let basis: Float64Array[] = Array.from({ length: dimensions + extra }, () =>
    Float64Array.from({ length: table.words }, () => random() - 0.5),
  )
  for (let round = 0; round < rounds; round += 1) basis = makeOrthogonal(basis.map((column) => multiply(table, column)))
  const images = basis.map((column) => multiply(table, column))
  const square = images.map((image) => Float64Array.from(basis, (column) => dot(column, image)))
  const { values, vectors } = findAxes(square)
  return values
    .map((value, at) => ({ value, at }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, dimensions)
    .map(({ value, at }) => {
      const axis = new Float64Array(table.words)
      for (const [index, column] of basis.entries()) addTo(axis, column, vectors[index]?.[at] ?? 0)
      // The value is the square of how much lies in this direction; its root's root weighs common and rare ones alike.
      const strength = Math.max(value, 0) ** 0.25
      return axis.map((coordinate) => coordinate * strength)
    })
}

/** The table times its transpose times a column of words. */
function multiply({ words, texts, starts, text, weight }: WordTable, column: Float64Array): Float64Array {
  const inTexts = new Float64Array(texts)
  const result = new Float64Array(words)
  for (let word = 0; word < words; word += 1) {
    const value = column[word] ?? 0
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1)
      inTexts[text[at] ?? 0] = (inTexts[text[at] ?? 0] ?? 0) + value * (weight[at] ?? 0)
  }
  for (let word = 0; word < words; word += 1) {
    let sum = 0
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1)
      sum += (inTexts[text[at] ?? 0] ?? 0) * (weight[at] ?? 0)
    result[word] = sum
  }
  return result
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function addTo(sum: Float64Array, added: Float64Array, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + share * (added[at] ?? 0)
}

/** Each column without what the ones before have of it, with length one; one of which nothing is left becomes nothing. */
function makeOrthogonal(columns: readonly Float64Array[]): Float64Array[] {
  const made: Float64Array[] = []
  for (const column of columns) {
    const own = column.slice()
    for (let pass = 0; pass < 2; pass += 1) for (const before of made) addTo(own, before, -dot(own, before))
    const length = Math.sqrt(dot(own, own))
    const isLeft = length > nothing * Math.sqrt(dot(column, column))
    made.push(own.map((value) => (isLeft ? value / length : 0)))
  }
  return made
}

const sweeps = 12

/** The axes of a symmetric table by turning two of them at a time (Jacobi). Column n of `vectors` belongs to value n. */
export function findAxes(square: readonly Float64Array[]): { values: number[]; vectors: Float64Array[] } {
  const size = square.length
  const table = square.map((row) => row.slice())
  const vectors = square.map((_, row) => Float64Array.from({ length: size }, (__, column) => Number(row === column)))
  const get = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let first = 0; first < size; first += 1) {
      for (let second = first + 1; second < size; second += 1) {
        const between = get(first, second)
        if (Math.abs(between) < nothing) continue
        const ratio = (get(second, second) - get(first, first)) / (2 * between)
        const tangent = Math.sign(ratio || 1) / (Math.abs(ratio) + Math.sqrt(ratio ** 2 + 1))
        const cosine = 1 / Math.sqrt(tangent ** 2 + 1)
        turn(table, vectors, { first, second, cosine, sine: tangent * cosine })
      }
    }
  }
  return { values: table.map((row, at) => row[at] ?? 0), vectors }
}

interface Turn {
  first: number
  second: number
  cosine: number
  sine: number
}

function turn(table: readonly Float64Array[], vectors: readonly Float64Array[], by: Turn): void {
  const { first, second, cosine, sine } = by
  const turnPair = (row: Float64Array) => {
    const [a, b] = [row[first] ?? 0, row[second] ?? 0]
    row[first] = cosine * a - sine * b
    row[second] = sine * a + cosine * b
  }
  for (const row of table) turnPair(row)
  const [a, b] = [table[first], table[second]]
  if (!a || !b) return
  for (let column = 0; column < a.length; column += 1) {
    const [x, y] = [a[column] ?? 0, b[column] ?? 0]
    a[column] = cosine * x - sine * y
    b[column] = sine * x + cosine * y
  }
  for (const row of vectors) turnPair(row)
}
