import './resume.css'
import { useRef, type RefObject, useEffect, useState } from 'react'
import { emptyResume, isEmptyResume, type Resume, buildResumeSheet } from '#domain/opportunities/resume.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { PrintSheet } from '../print-sheet.tsx'
import type { ToolProps } from '../tool-props.ts'
import { ResumePage } from './resume-page.tsx'
import { ResumeView } from './resume-view.tsx'
import { useHeadings } from './use-headings.ts'

/** Content height of a Letter page between its margins, as in the print style sheet. */
const pageHeightPx = 9.8 * 96

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

/** Share of one page the resume takes: 1 is full, more overflows. Updates with every size change. */
function usePageFill(sheet: RefObject<HTMLElement | null>): number {
  const [fill, setFill] = useState(0)
  useEffect(() => {
    const measured = sheet.current
    if (!measured || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setFill(measured.offsetHeight / pageHeightPx))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [sheet])
  return fill
}
