import * as z from 'zod/mini'
import { StateCode, states } from '../places/states.ts'

export type MapStep = 'left' | 'right' | 'up' | 'down'

const ways = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const satisfies Record<MapStep, unknown>

/** Sideways distance costs more than forward distance, so that an arrow key does what people expect. */
const asideCost = 2

/** The states as drawn: an outline, and the center of the part that holds its label. */
export const UsMap = z.object({
  width: z.number(),
  height: z.number(),
  states: z.record(StateCode, z.object({ path: z.string().check(z.minLength(1)), x: z.number(), y: z.number() })),
})
export type UsMap = z.infer<typeof UsMap>

/** The state an arrow key moves to: the nearest one in that direction, or the same one at the edge of the map. */
export function findStateBeside(from: StateCode, step: MapStep, map: Pick<UsMap, 'states'>): StateCode {
  const start = map.states[from]
  const [dx, dy] = ways[step]
  const reachable = states.flatMap(({ code }) => {
    const { x, y } = map.states[code]
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
    return ahead > aside / asideCost ? [{ code, cost: ahead + aside * asideCost }] : []
  })
  return reachable.toSorted((a, b) => a.cost - b.cost)[0]?.code ?? from
}

/** The next state whose name begins with the letter, wrapping around. */
export function findStateByLetter(
  from: StateCode,
  letter: string,
  names: Readonly<Record<StateCode, string>>,
): StateCode {
  const order = states.map(({ code }) => code).toSorted((a, b) => names[a].localeCompare(names[b]))
  const at = order.indexOf(from)
  const next = [...order.slice(at + 1), ...order.slice(0, at)]
  return next.find((code) => names[code].toLowerCase().startsWith(letter.toLowerCase())) ?? from
}
