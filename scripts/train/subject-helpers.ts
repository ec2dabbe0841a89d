import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { Judgement } from '../../src/domain/search-lab/judged-search.ts'
import type { HelperGrades } from '../../src/domain/search/helper-grades.ts'

/** A judgement about the subject of a guide: of the subject itself, or of a question that is clearly about it. */
export interface JudgedSubject {
  guideId: string
  judgement: Judgement
}

/** What one judge said about every guide, a line each. */
export function readJudgedSubjects(file: string): JudgedSubject[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, ...judgement } = z.extend(Judgement, { id: z.string() }).parse(JSON.parse(line))
      return { guideId: id, judgement }
    })
}

/** The votes for each kind; a kind that a judgement leaves out has none from it. */
export function collectSubjects(judged: readonly JudgedSubject[]): HelperGrades['subjects'] {
  const subjects: HelperGrades['subjects'] = {}
  for (const {
    guideId,
    judgement: { only, ...grades },
  } of judged) {
    const subject = (subjects[guideId] ??= { judges: 0, kinds: {} })
    subject.judges += 1
    for (const grade of [3, 2, 1] as const) {
      for (const kind of grades[grade]) {
        const services = only?.[kind]
        const votes = (subject.kinds[kind] ??= [])
        votes.push(services ? { grade, only: services } : { grade })
      }
    }
  }
  return subjects
}
