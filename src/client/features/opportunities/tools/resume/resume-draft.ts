import type { Resume } from '#domain/opportunities/resume.ts'
import type { useHeadings } from './use-headings.ts'

/** The page being written, and the titles it has. */
export interface ResumeDraft extends ReturnType<typeof useHeadings> {
  resume: Resume
  onResume: (resume: Resume) => void
}
