import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { UsMap } from '../src/domain/voting/us-map.ts'
import { compileMap, mapFile } from './compile-map.ts'
import { withoutSmallCorners } from './draw-outline.ts'

const committed = readFileSync(mapFile, 'utf8')
const map = UsMap.parse(JSON.parse(committed))

test('the committed map is what the atlas gives', () => {
  expect(JSON.parse(committed)).toEqual(compileMap())
})

test('the map costs a phone no more than 8 KB', () => {
  expect(brotliCompressSync(committed).length).toBeLessThan(8_000)
})

test('every state lies inside the drawing and closes its outline', () => {
  for (const [code, { path, x, y }] of Object.entries(map.states)) {
    expect([x > 0 && x < map.width, y > 0 && y < map.height], code).toEqual([true, true])
    expect(path, code).toMatch(/^(M\d+ \d+l-?\d+[- ]\d+(?:[- ]\d+)+z)+$/)
  }
})

test('a corner too small to see goes, a big one and both ends stay', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [20, 10],
    [20, 20],
  ]
  expect(withoutSmallCorners(line, 1.6)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [20, 10],
    [20, 20],
  ])
})
