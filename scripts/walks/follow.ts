import type ts from 'typescript'
import type { CallGraph, Step } from './call-graph.ts'

/** From one declaration to another, each as `file#name`. */
export interface Leg {
  from: string
  to: string
}

export interface Walk {
  /** Files with code on a way from the start of a leg to its end, in the order in which they are reached. */
  passed: string[]
  /** Further files of which a step on the way calls a function, without it leading to the end. */
  beside: string[]
}

export function followWalk(graph: CallGraph, legs: readonly Leg[]): Walk {
  const passed = new Set<string>()
  const called = new Set<string>()
  for (const leg of legs) {
    const steps = findWay(graph, leg)
    for (const { file } of steps) passed.add(file)
    for (const step of steps) for (const { file } of graph.listNext(step)) called.add(file)
  }
  return { passed: [...passed], beside: [...called].filter((file) => !passed.has(file)) }
}

/** Every step that is reached from the start and leads to the end. */
function findWay(graph: CallGraph, { from, to }: Leg): Step[] {
  const [start, end] = [findStep(graph, from), findStep(graph, to)]
  const steps = new Map<ts.Node, Step>([[start.node, start]])
  const callers = new Map<ts.Node, ts.Node[]>()
  for (const step of steps.values()) {
    if (step.node === end.node) continue
    for (const next of graph.listNext(step)) {
      callers.set(next.node, [...(callers.get(next.node) ?? []), step.node])
      if (!steps.has(next.node)) steps.set(next.node, next)
    }
  }
  if (!steps.has(end.node)) throw new Error(`Nothing leads from ${from} to ${to}`)
  const leading = new Set([end.node])
  for (const node of leading) for (const caller of callers.get(node) ?? []) leading.add(caller)
  return [...[...steps.values()].filter(({ node }) => node !== end.node && leading.has(node)), end]
}

function findStep(graph: CallGraph, address: string): Step {
  const [file = '', name = ''] = address.split('#')
  return graph.find(file, name)
}
