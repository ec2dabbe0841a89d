/** Papers and benefits a person has marked, by the names the files give them. */
export type Marked = readonly string[]

export function withMark(marked: Marked, id: string, isMarked: boolean): Marked {
  const others = marked.filter((one) => one !== id)
  return isMarked ? [...others, id] : others
}

/** How far the list is: only what is on it counts. */
export function checklistCount(marked: Marked, ids: readonly string[]): { done: number; total: number } {
  return { done: ids.filter((id) => marked.includes(id)).length, total: ids.length }
}
