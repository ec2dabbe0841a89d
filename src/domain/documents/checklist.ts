/** Documents and benefits a person has marked, by their ids in the data files. */
export type ChecklistMarks = readonly string[]

export function withMark(marked: ChecklistMarks, id: string, isMarked: boolean): ChecklistMarks {
  const others = marked.filter((mark) => mark !== id)
  return isMarked ? [...others, id] : others
}

/** Progress of the list; marked ids that are not on it do not count. */
export function countChecklist(marked: ChecklistMarks, ids: readonly string[]): { done: number; total: number } {
  return { done: ids.filter((id) => marked.includes(id)).length, total: ids.length }
}
