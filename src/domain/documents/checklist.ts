/** Papers and benefits a person has marked, by the names the files give them. */
export type ChecklistMarks = readonly string[]

export function withMark(marked: ChecklistMarks, id: string, isMarked: boolean): ChecklistMarks {
  const others = marked.filter((mark) => mark !== id)
  return isMarked ? [...others, id] : others
}

/** How far the list is: only what is on it counts. */
export function countChecklist(marked: ChecklistMarks, ids: readonly string[]): { done: number; total: number } {
  return { done: ids.filter((id) => marked.includes(id)).length, total: ids.length }
}
