import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCounties, readListings, readManifest, readZips } from './read.ts'

const committed = path.resolve('data/directory')

/** A copy of the compiled directory with one file changed. */
function spoiled(name: string, change: (text: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(committed, folder, { recursive: true })
  writeFileSync(path.join(folder, name), change(readFileSync(path.join(folder, name), 'utf8')))
  return folder
}

test('the listings are as many as the manifest says, each with an id of its own', () => {
  const ids = new Set<string>()
  for (const { id } of readListings(committed)) ids.add(id)
  expect(ids.size).toBe(readManifest(committed).listings)
})

test('counties and ZIP codes are all there', () => {
  const fips = new Set(readCounties(committed).map((county) => county.fips))
  expect(fips.size).toBe(3143)
  const zips = readZips(committed)
  expect(new Set(zips.map(({ zip }) => zip)).size).toBe(readManifest(committed).zips)
  expect(zips.every((zip) => fips.has(zip.fips))).toBe(true)
})

test('a row cut out of a file is noticed', () => {
  const folder = spoiled('states/AL.tsv', (text) => text.replace(/[^\n]+\n$/, ''))
  expect(() => [...readListings(folder)]).toThrow(/states\/AL\.tsv, line \d+: the manifest promises \d+ listings/)
})

test('a row before any county is refused', () => {
  const folder = spoiled('states/AL.tsv', (text) => text.slice(text.indexOf('\n') + 1))
  expect(() => [...readListings(folder)]).toThrow('states/AL.tsv, line 1: a listing before the first county')
})

test('a manifest of another format is refused', () => {
  const folder = spoiled('manifest.json', (text) => text.replace('"format": 3', '"format": 4'))
  expect(() => readManifest(folder)).toThrow('manifest.json')
})
