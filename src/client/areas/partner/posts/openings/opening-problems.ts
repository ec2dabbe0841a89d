import { Opportunity } from '#domain/opportunities/opportunity.ts'
import { findPostingProblems } from '#domain/opportunities/posting.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { type OpeningDraft, toOpening } from './opening-draft.ts'

export type OpeningProblem = keyof EnglishText['partnerOpenings']['problems']
type DraftKey = keyof OpeningDraft

/** Fields that have another name in the form. */
const formNames: Partial<Record<string, DraftKey>> = {
  'title.en': 'titleEn',
  'title.es': 'titleEs',
  'about.en': 'aboutEn',
  'about.es': 'aboutEs',
  'fairChance.note.en': 'fairNoteEn',
  'fairChance.note.es': 'fairNoteEs',
  'fairChance.hiresRecords': 'hiresRecords',
  'fairChance.checkWhen': 'checkWhen',
  'apply.how': 'applyHow',
  'apply.phone': 'applyPhone',
  'apply.url': 'applyUrl',
  'apply.note.en': 'applyNoteEn',
  'apply.note.es': 'applyNoteEs',
}

/** What stands first of a path that names a whole part, or a place on the map that nobody types. */
const parts: Partial<Record<string, DraftKey>> = {
  title: 'titleEn',
  about: 'aboutEn',
  fairChance: 'hiresRecords',
  apply: 'applyHow',
  lat: 'address',
  lon: 'address',
}

function formName(path: string): DraftKey {
  const [head = ''] = path.split('.')
  return formNames[path] ?? parts[head] ?? (head as DraftKey)
}

/** The server's word or zod's for what is wrong, as a sentence of the form. */
export function toOpeningProblem(key: DraftKey, problem: string): OpeningProblem {
  if (problem === 'past') return 'past'
  if (problem === 'unknown_county') return 'county'
  if (problem === 'too_big') return 'long'
  if (key === 'applyUrl' && problem !== 'required') return 'url'
  if (key === 'applyPhone' && problem !== 'required') return 'phone'
  const isNote = key.startsWith('fairNote') || key.startsWith('applyNote')
  if (problem === 'required' || problem === 'too_small') return isNote ? 'bothLanguages' : 'required'
  return 'other'
}

/** The rules the server has, so that nothing is sent that it must refuse. */
export function openingProblems(draft: OpeningDraft, now: number): Partial<Record<DraftKey, OpeningProblem>> {
  const opening = toOpening(draft)
  const found: Partial<Record<DraftKey, OpeningProblem>> = {}
  const issues = Opportunity.safeParse(opening).error?.issues ?? []
  const problems = [
    ...issues.map(({ path, code }) => ({ path: path.join('.'), problem: code })),
    ...findPostingProblems(opening, now),
  ]
  for (const { path, problem } of problems) {
    const key = formName(path)
    found[key] ??= toOpeningProblem(key, problem)
  }
  return found
}

/** A refusal with the names of the form, so that each sentence stands at its field. */
export function withFormNames(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || !failure.failure?.fields) return failure
  const fields = failure.failure.fields.map(({ path, problem }) => ({ path: formName(path), problem }))
  return new ApiError(failure.status, JSON.stringify({ ...failure.failure, fields }))
}
