import { expect, test } from 'vitest'
import { readLines } from './search-lines.ts'

const text = '{"name":"Café Ñandú 🏠"}\n\n{"name":"Casa"}\nlast'
const bytes = new TextEncoder().encode(text)

function createStream(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function collectLines(pieces: Uint8Array[]) {
  const batches: string[][] = []
  await readLines(createStream(pieces), (lines) => batches.push(lines))
  return batches
}

test('a reply cut at any byte, even inside a letter, gives the same lines', async () => {
  for (let at = 0; at <= bytes.length; at += 1) {
    const batches = await collectLines([bytes.slice(0, at), bytes.slice(at)])
    expect(batches.flat(), `cut at ${at}`).toEqual(['{"name":"Café Ñandú 🏠"}', '{"name":"Casa"}', 'last'])
  }
})

test('a reply that comes byte by byte gives the same lines', async () => {
  const batches = await collectLines([...bytes].map((byte) => new Uint8Array([byte])))
  expect(batches.flat()).toEqual(['{"name":"Café Ñandú 🏠"}', '{"name":"Casa"}', 'last'])
})

test('lines that come together are told together', async () => {
  expect(await collectLines([bytes])).toEqual([['{"name":"Café Ñandú 🏠"}', '{"name":"Casa"}'], ['last']])
})

test('bytes that are no letters do not stop it', async () => {
  const broken = new Uint8Array([0xff, 0xfe, 0x0a, ...new TextEncoder().encode('good\n')])
  expect((await collectLines([broken])).flat().at(-1)).toBe('good')
})
