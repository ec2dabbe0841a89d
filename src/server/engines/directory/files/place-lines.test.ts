import { expect, test } from 'vitest'
import type { County, ZipCounty } from '#domain/places/county.ts'
import { readLines } from './lines.ts'
import { decodeCounty, decodeZips, encodeCounty, encodeZips } from './place-lines.ts'

const firstLine = (text: string) => readLines('file.tsv', `${text}\n`).next().value ?? expect.fail()

const county = (name: string, shortName: string, kind: County['kind']): County => {
  return { fips: '51510', state: 'VA', name, shortName, kind, lat: 38.8183, lon: -77.082 }
}

test.each([
  county('Los Angeles County', 'Los Angeles', 'county'),
  county('Acadia Parish', 'Acadia', 'parish'),
  county('Juneau City and Borough', 'Juneau', 'city and borough'),
  county('Alexandria city', 'Alexandria', 'city'),
  county('Carson City', 'Carson City', 'city'),
  county('District of Columbia', 'District of Columbia', 'district'),
  county('Doña Ana County', 'Doña Ana', 'county'),
])('$name comes back as it was written', (written) => {
  expect(decodeCounty(firstLine(encodeCounty(written)))).toEqual(written)
})

test.each([
  '0610\tCA\tKern\t\t353400\t-1187300',
  '06029\tXX\tKern\t\t353400\t-1187300',
  '06029\tCA\tKern\tq\t353400\t-1187300',
  '06029\tCA\tKern\t\t953400\t-1187300',
  '06029\tCA\t\t\t353400\t-1187300',
  '06029\tCA\tKern\t\t353400',
])('the county %j is refused', (line) => {
  expect(() => decodeCounty(firstLine(line))).toThrow('file.tsv, line 1')
})

test('ZIP codes come back with their shares, also where they span counties', () => {
  const zips: ZipCounty[] = [
    { zip: '01001', fips: '25013', share: 1, isPrimary: true },
    { zip: '01002', fips: '25013', share: 0.988, isPrimary: true },
    { zip: '01010', fips: '25013', share: 0.023, isPrimary: false },
    { zip: '90001', fips: '25013', share: 1, isPrimary: false },
  ]
  const lines = encodeZips(zips)
  expect(lines).toEqual(['25013\t010\t01 02.988* 10.23', '25013\t900\t01.1000'])
  expect(lines.flatMap((line) => decodeZips(firstLine(line)))).toEqual(zips)
})

test.each([
  '25013\t010',
  '2501\t010\t01',
  '25013\t010\t1',
  '25013\t010\t01.0',
  '25013\t010\t01.1001',
  '25013\t010\t01\t02',
])('the ZIP line %j is refused', (line) => {
  expect(() => decodeZips(firstLine(line))).toThrow('file.tsv, line 1')
})
