import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { geoPath } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import { type StateCode, states } from '../src/domain/places/states.ts'
import type { UsMap } from '../src/domain/voting/us-map.ts'
import { compileCountyMap, countyMapFile } from './compile-county-map.ts'
import { toOutlinePath, withFewerCorners } from './draw-outline.ts'

export const mapFile = path.join(import.meta.dirname, '..', 'data', 'maps', 'us-states.json')

/** Corners whose triangle is smaller than this many square units of the 975 × 610 drawing are removed. */
const leastCorner = 1.6
/** Islands smaller than this are removed; a state always keeps its largest part. */
const leastIsland = 12
/** The western Aleutian Islands would make the whole map smaller, so they are cut off. */
const westEdge = 12
/** Label positions of states whose center lies in the water or at the edge. */
const moved: Partial<Record<StateCode, readonly [number, number]>> = {
  FL: [12, 0],
  HI: [8, 3],
  ID: [6, 14],
  LA: [-12, -8],
  MD: [-4, -6],
  MI: [2, 4],
}
/** Outline coordinates are integers in this fraction of a unit. */
const steps = 2

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

/** The atlas already uses the Albers projection; this makes it small enough for a phone. */
export function compileMap(): UsMap {
  const topology = atlas as unknown as States
  const shapes = feature(withFewerCorners(topology, leastCorner), topology.objects.states).features
  const codes = new Map<string, StateCode>(states.map(({ code, label }) => [label, code]))
  const parts = shapes.flatMap(({ properties, geometry }) => {
    const code = codes.get(properties.name)
    return code ? [{ code, polygons: worthDrawing(toPolygons(geometry as Polygon | MultiPolygon)) }] : []
  })
  const [left, top, right, bottom] = computeBounds(parts.flatMap(({ polygons }) => polygons))
  const at = ([x = 0, y = 0]: Position) => [Math.round((x - left) * steps), Math.round((y - top) * steps)] as const
  const drawn = parts
    .toSorted((a, b) => a.code.localeCompare(b.code))
    .map(({ code, polygons }) => {
      const [middleX, middleY] = geoPath().centroid({ type: 'Polygon', coordinates: biggest(polygons) })
      const [moveX, moveY] = moved[code] ?? [0, 0]
      const [x, y] = at([middleX + moveX, middleY + moveY])
      return [
        code,
        {
          path: polygons
            .flat()
            .map((ring) => toOutlinePath(ring.map(at)))
            .join(''),
          x,
          y,
        },
      ]
    })
  const [width, height] = at([right, bottom])
  return { width, height, states: Object.fromEntries(drawn) as UsMap['states'] }
}

const toPolygons = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

const computeArea = (coordinates: Position[][]) => geoPath().area({ type: 'Polygon', coordinates })
const computeBounds = (polygons: Position[][][]) =>
  geoPath().bounds({ type: 'MultiPolygon', coordinates: polygons }).flat() as [number, number, number, number]

const biggest = (polygons: Position[][][]) => polygons.toSorted((a, b) => computeArea(b) - computeArea(a))[0] ?? []

function worthDrawing(polygons: Position[][][]): Position[][][] {
  const main = biggest(polygons)
  return polygons.filter(
    (polygon) => polygon === main || (computeArea(polygon) >= leastIsland && computeBounds([polygon])[0] >= westEdge),
  )
}

if (import.meta.main) {
  for (const [file, map] of [
    [mapFile, compileMap()],
    [countyMapFile, compileCountyMap()],
  ] as const) {
    const text = `${JSON.stringify(map)}\n`
    writeFileSync(file, text)
    process.stdout.write(`${text.length} characters in ${file}\n`)
  }
}
