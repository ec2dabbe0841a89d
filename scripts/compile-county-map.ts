import path from 'node:path'
import { geoArea } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import drawnAtlas from 'us-atlas/counties-albers-10m.json' with { type: 'json' }
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' }
import type { CountyMap } from '../src/domain/admin-analytics/county-map.ts'
import { readCounties, readZips } from '../src/server/engines/directory/files/read.ts'
import { toOutlinePath, withFewerCorners } from './draw-outline.ts'

const dataFolder = path.join(import.meta.dirname, '..', 'data')
export const countyMapFile = path.join(dataFolder, 'maps', 'us-counties.json')

/** Corners whose triangle is smaller than this many square units of the 975 × 610 drawing are removed. */
const leastCorner = 1.2
const size = { width: 975, height: 610 }
const earthKm = 6371.0088

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>

/** The drawing is simplified; the areas are measured on the globe before any simplification. */
export function compileCountyMap(): CountyMap {
  const countyFips = new Set(readCounties(path.join(dataFolder, 'directory')).map(({ fips }) => fips))
  const topology = drawnAtlas as unknown as Counties
  const shapes = feature(withFewerCorners(topology, leastCorner), topology.objects.counties).features
  const km2 = areas()
  const zips = zipCounts()
  return {
    ...size,
    counties: shapes
      .map(({ id, geometry }) => ({ fips: String(id), path: toPath(geometry as Polygon | MultiPolygon) }))
      .filter(({ fips }) => countyFips.has(fips))
      .toSorted((a, b) => a.fips.localeCompare(b.fips))
      .map(({ fips, path: drawn }) => [fips, km2.get(fips) ?? 0, zips.get(fips) ?? 0, drawn]),
  }
}

function areas(): Map<string, number> {
  const topology = atlas as unknown as Counties
  return new Map(
    feature(topology, topology.objects.counties).features.map((county) => [
      String(county.id),
      Math.max(1, Math.round(geoArea(county) * earthKm ** 2)),
    ]),
  )
}

/** A ZIP code that spans several counties counts for the one with its largest share. */
function zipCounts(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { fips, isPrimary } of readZips(path.join(dataFolder, 'directory'))) {
    if (isPrimary) counts.set(fips, (counts.get(fips) ?? 0) + 1)
  }
  return counts
}

function toPath(geometry: Polygon | MultiPolygon): string {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  const corners = rings.map((ring) => ring.map(([x = 0, y = 0]: Position) => [Math.round(x), Math.round(y)] as const))
  // An island that collapsed to a line is not visible.
  const seen = corners.filter((ring) => new Set(ring.map(String)).size > 2)
  const [[x, y] = [0, 0]] = corners[0] ?? []
  // A city smaller than one unit is drawn as one unit.
  return seen.length > 0 ? seen.map(toOutlinePath).join('') : `M${x} ${y}l1 0 0 1-1 0z`
}
