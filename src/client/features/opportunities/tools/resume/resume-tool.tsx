import './resume.css'
import { useRef } from 'react'
import { emptyResume, isEmptyResume, type Resume, buildResumeSheet } from '#domain/opportunities/resume.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { PrintSheet } from '../print-sheet.tsx'
import type { ToolProps } from '../tool-props.ts'
import { ResumePage } from './resume-page.tsx'
import { ResumeView } from './resume-view.tsx'
import { useHeadings } from './use-headings.ts'
import { usePageFill } from './use-page-fill.ts'

/** Everything typed here stays in page memory and is lost when the page is left. */
export function ResumeTool({ storedMemory, onClose }: Pick<ToolProps, 'storedMemory' | 'onClose'>) {
  const t = useText('jobTools')
  const resume = storedMemory.memory.resume ?? emptyResume
  const headings = useHeadings()
  const sheet = useRef<HTMLElement>(null)
  const fill = usePageFill(sheet)
  // An empty job row needs no warning before it is lost, but it must stay while others are edited.
  const handleResume = (next: Resume) => {
    const isNew = isEmptyResume(next) && next.work.length <= emptyResume.work.length
    storedMemory.remember({ resume: isNew ? null : next, question: t('resume.leave') })
  }
  const handleClose = () => {
    if (!storedMemory.mayLeave()) return
    storedMemory.remember({ resume: null })
    onClose()
  }
  return (
    <>
      <ResumeView {...headings} resume={resume} fill={fill} onResume={handleResume} onClose={handleClose} />
      <PrintSheet ref={sheet} lang={headings.headingLanguage}>
        <ResumePage sheet={buildResumeSheet(resume)} headings={headings.headings} />
      </PrintSheet>
    </>
  )
}
