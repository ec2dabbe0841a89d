import './paper.css'
import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'

export interface PrintSheetProps {
  /** Language of the content, if it differs from the page's. */
  lang?: 'en' | 'es'
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * One Letter page. It is rendered beside the app at its real size, hidden from sight and screen readers, so that it can
 * be measured; in print it is the only content.
 */
export function PrintSheet({ lang, ref, children }: PrintSheetProps) {
  return createPortal(
    <article ref={ref} lang={lang} className="job-paper" aria-hidden="true">
      {children}
    </article>,
    document.body,
  )
}
