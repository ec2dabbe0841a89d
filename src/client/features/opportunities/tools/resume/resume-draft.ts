import type { Resume } from '#domain/opportunities/resume.ts'
import type { useHeadings } from './use-headings.ts'

/** The resume being written, and its headings. */
export interface ResumeDraft extends ReturnType<typeof useHeadings> {
  resume: Resume
  onResume: (resume: Resume) => void
}
