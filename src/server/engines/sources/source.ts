import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { County } from '#domain/places/county.ts'
import type { Point } from '#domain/places/distance.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** A search request. `text` is the person's own text: it stays inside and is never sent to a feed or a model. */
export interface SourceRequest {
  county: County
  center: Point
  needs: NeedKey[]
  text: string | null
  language: Language
}

/** An origin of resources: the directory, a live feed, the web. */
export interface Source {
  name: string
  /** How long it may take before the search continues without it. */
  deadlineMs?: number
  /** Whether it has anything for these needs; otherwise it is not called. Absent: always. */
  canAnswer?(request: SourceRequest): boolean
  /** Whether answering this costs money: such searches are limited per browser (T-6.5). */
  spends?(request: SourceRequest): boolean
  /** `report` delivers the results so far; reported results count even when the rest fails. */
  find(request: SourceRequest, signal: AbortSignal, report: (found: Resource[]) => void): Promise<Resource[]>
}
