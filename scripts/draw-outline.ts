import type { Position } from 'geojson'
import type { Topology } from 'topojson-specification'

/** Neighbors share their arcs, so the border between them stays one line. */
export function withFewerCorners<Drawn extends Topology>(topology: Drawn, smallest: number): Drawn {
  const {
    scale: [sx, sy],
    translate: [tx, ty],
  } = topology.transform ?? { scale: [1, 1], translate: [0, 0] }
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * sx + tx, y * sy + ty]
    })
    return withoutSmallCorners(points, smallest)
  })
  const { transform: _, ...rest } = topology
  return { ...rest, arcs } as unknown as Drawn
}

/** Visvalingam's algorithm: removes the corner with the smallest triangle first and keeps both ends. */
export function withoutSmallCorners(points: readonly Position[], smallest: number): Position[] {
  const remaining = [...points]
  const triangle = (index: number) => {
    const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0]] = [
      remaining[index - 1] ?? [],
      remaining[index] ?? [],
      remaining[index + 1] ?? [],
    ] as const
    return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
  }
  // A separate ring keeps enough corners to be visible.
  while (remaining.length > 4) {
    const areas = remaining.slice(1, -1).map((_, index) => triangle(index + 1))
    const least = Math.min(...areas)
    if (least >= smallest) break
    remaining.splice(areas.indexOf(least) + 1, 1)
  }
  return remaining
}

/** Relative steps are shorter to write than absolute coordinates. */
export function toOutlinePath(ring: readonly (readonly [number, number])[]): string {
  let [x, y] = ring[0] ?? [0, 0]
  let text = `M${x} ${y}l`
  for (const [nextX, nextY] of ring.slice(1, -1)) {
    if (nextX === x && nextY === y) continue
    text += `${text.endsWith('l') ? '' : ' '}${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
  }
  return `${text}z`.replaceAll(' -', '-')
}
