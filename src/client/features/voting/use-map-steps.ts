import { type KeyboardEvent, useRef, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { type UsMap, type MapStep, findStateBeside, findStateByLetter } from '#domain/voting/us-map.ts'
import type { StateNames } from './use-state-names.ts'

const arrows: Readonly<Record<string, MapStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** One Tab stop; inside, arrow keys move to the neighboring state and a letter jumps to a name. */
export function useMapSteps(
  map: UsMap,
  names: StateNames,
  chosen: StateCode | null,
  onOpen: (code: StateCode) => void,
) {
  const [last, setLast] = useState<StateCode | null>(null)
  const shapes = useRef(new Map<StateCode, SVGElement>())
  const current = last ?? chosen ?? 'WA'

  function target(key: string): StateCode | null {
    const step = arrows[key]
    if (step) return findStateBeside(current, step, map)
    return key.length === 1 && /\p{L}/u.test(key) ? findStateByLetter(current, key, names) : null
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onOpen(current)
    }
    const next = target(event.key)
    if (!next) return
    event.preventDefault()
    shapes.current.get(next)?.focus()
  }

  const keep = (code: StateCode) => (shape: SVGElement | null) => {
    if (shape) shapes.current.set(code, shape)
    else shapes.current.delete(code)
  }
  return { current, setCurrent: setLast, handleKeyDown, keep }
}
