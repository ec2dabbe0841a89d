import { type RefObject, useId } from 'react'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { ReviewNotice } from './use-review-actions.ts'

interface ResultNoticeProps {
  notice: ReviewNotice | null
  box: RefObject<HTMLDivElement | null>
}

/** Takes the focus when it appears, so that it is read out. */
export function ResultNotice({ notice, box }: ResultNoticeProps) {
  const textId = useId()
  if (!notice) return null
  return (
    <div ref={box} role="group" aria-labelledby={textId} tabIndex={-1}>
      <Notice tone={notice.tone}>
        <p id={textId}>{notice.text}</p>
      </Notice>
    </div>
  )
}
