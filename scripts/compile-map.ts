import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { geoPath } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import { type StateCode, states } from '../src/domain/places/states.ts'
import type { UsMap } from '../src/domain/voting/us-map.ts'

export const mapFile = path.join(import.meta.dirname, '..', 'data', 'maps', 'us-states.json')

/** Corners that stand for less than this many square units of the 975 × 610 drawing are left out. */
const leastCorner = 1.6
/** Islands smaller than this are left out; a state keeps its biggest part in any case. */
const leastIsland = 12
/** The tail of the Aleutian Islands would make the whole map smaller. */
const westEdge = 12
/** Where the middle of a state lies in the water or at its edge. */
const moved: Partial<Record<StateCode, readonly [number, number]>> = {
  FL: [12, 0], HI: [8, 3], ID: [6, 14], LA: [-12, -8], MD: [-4, -6], MI: [2, 4],
}
/** The outlines are written in whole numbers of this part of a unit. */
const steps = 2

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

/** The atlas is drawn in the Albers projection already; here it becomes light enough for a phone. */
export function compileMap(): UsMap {
  const topology = atlas as unknown as States
  const shapes = feature(withFewerCorners(topology), topology.objects.states).features
  const codes = new Map<string, StateCode>(states.map(({ code, label }) => [label, code]))
  const parts = shapes.flatMap(({ properties, geometry }) => {
    const code = codes.get(properties.name)
    return code ? [{ code, polygons: worthDrawing(polygonsOf(geometry as Polygon | MultiPolygon)) }] : []
  })
  const [left, top, right, bottom] = boundsOf(parts.flatMap(({ polygons }) => polygons))
  const at = ([x = 0, y = 0]: Position) => [Math.round((x - left) * steps), Math.round((y - top) * steps)] as const
  const drawn = parts
    .toSorted((a, b) => a.code.localeCompare(b.code))
    .map(({ code, polygons }) => {
      const [middleX, middleY] = geoPath().centroid({ type: 'Polygon', coordinates: biggest(polygons) })
      const [moveX, moveY] = moved[code] ?? [0, 0]
      const [x, y] = at([middleX + moveX, middleY + moveY])
      return [code, { path: polygons.flat().map((ring) => outline(ring.map(at))).join(''), x, y }]
    })
  const [width, height] = at([right, bottom])
  return { width, height, states: Object.fromEntries(drawn) as UsMap['states'] }
}

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

const areaOf = (coordinates: Position[][]) => geoPath().area({ type: 'Polygon', coordinates })
const boundsOf = (polygons: Position[][][]) =>
  geoPath().bounds({ type: 'MultiPolygon', coordinates: polygons }).flat() as [number, number, number, number]

const biggest = (polygons: Position[][][]) => polygons.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? []

function worthDrawing(polygons: Position[][][]): Position[][][] {
  const main = biggest(polygons)
  return polygons.filter((one) => one === main || (areaOf(one) >= leastIsland && boundsOf([one])[0] >= westEdge))
}

/** Neighbors share their arcs, so the border between them stays one line. */
function withFewerCorners(topology: States): States {
  const { scale: [sx, sy], translate: [tx, ty] } = topology.transform ?? { scale: [1, 1], translate: [0, 0] }
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * sx + tx, y * sy + ty]
    })
    return withoutSmallCorners(points)
  })
  const { transform: _, ...rest } = topology
  return { ...rest, arcs }
}

/** Visvalingam's way: the corner with the smallest triangle goes first, and both ends stay. */
export function withoutSmallCorners(points: readonly Position[]): Position[] {
  const kept = [...points]
  const triangle = (index: number) => {
    const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0]] =
      [kept[index - 1] ?? [], kept[index] ?? [], kept[index + 1] ?? []] as const
    return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
  }
  // A ring of its own keeps enough corners to be seen.
  while (kept.length > 4) {
    const areas = kept.slice(1, -1).map((_, index) => triangle(index + 1))
    const least = Math.min(...areas)
    if (least >= leastCorner) break
    kept.splice(areas.indexOf(least) + 1, 1)
  }
  return kept
}

/** Steps from corner to corner are shorter to write than places. */
function outline(ring: readonly (readonly [number, number])[]): string {
  let [x, y] = ring[0] ?? [0, 0]
  let text = `M${x} ${y}l`
  for (const [nextX, nextY] of ring.slice(1, -1)) {
    if (nextX === x && nextY === y) continue
    text += `${text.endsWith('l') ? '' : ' '}${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
  }
  return `${text}z`.replaceAll(' -', '-')
}

if (import.meta.main) {
  const text = `${JSON.stringify(compileMap())}\n`
  writeFileSync(mapFile, text)
  process.stdout.write(`${text.length} characters in ${mapFile}\n`)
}
