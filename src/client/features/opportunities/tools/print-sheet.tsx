import './paper.css'
import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'

export interface PrintSheetProps {
  /** The language of what stands on it, when it is not the page's. */
  lang?: 'en' | 'es'
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * One Letter page. It stands beside the app in its real size, unseen and unread on the screen, so that it can be
 * measured; when the browser prints, it is all that is printed.
 */
export function PrintSheet({ lang, ref, children }: PrintSheetProps) {
  return createPortal(
    <article ref={ref} lang={lang} className="job-paper" aria-hidden="true">
      {children}
    </article>,
    document.body,
  )
}
