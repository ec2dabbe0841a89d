import { expect, test } from 'vitest'
import { readLines } from './search-lines.ts'

const text = '{"name":"Café Ñandú 🏠"}\n\n{"name":"Casa"}\nlast'
const bytes = new TextEncoder().encode(text)

function streamOf(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function linesOf(pieces: Uint8Array[]) {
  const told: string[][] = []
  await readLines(streamOf(pieces), (lines) => told.push(lines))
  return told
}

test('a reply cut at any byte, even inside a letter, gives the same lines', async () => {
  for (let at = 0; at <= bytes.length; at += 1) {
    const told = await linesOf([bytes.slice(0, at), bytes.slice(at)])
    expect(told.flat(), `cut at ${at}`).toEqual(['{"name":"Café Ñandú 🏠"}', '{"name":"Casa"}', 'last'])
  }
})

test('a reply that comes byte by byte gives the same lines', async () => {
  const told = await linesOf([...bytes].map((byte) => new Uint8Array([byte])))
  expect(told.flat()).toEqual(['{"name":"Café Ñandú 🏠"}', '{"name":"Casa"}', 'last'])
})

test('lines that come together are told together', async () => {
  expect(await linesOf([bytes])).toEqual([['{"name":"Café Ñandú 🏠"}', '{"name":"Casa"}'], ['last']])
})

test('bytes that are no letters do not stop it', async () => {
  const broken = new Uint8Array([0xff, 0xfe, 0x0a, ...new TextEncoder().encode('good\n')])
  expect((await linesOf([broken])).flat().at(-1)).toBe('good')
})
