import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'

/** Prints one thing and nothing else of the page. It stands beside the app while the browser prints, never seen. */
export function usePrintedAlone(content: ReactNode) {
  const [isPrinting, setIsPrinting] = useState(false)
  const [canPrint, setCanPrint] = useState(true)
  useEffect(() => {
    // Not after the call: on phones it comes back before anything is printed.
    const handlePrinted = () => setIsPrinting(false)
    addEventListener('afterprint', handlePrinted)
    return () => removeEventListener('afterprint', handlePrinted)
  }, [])
  const print = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    // It must be drawn before the browser looks at the page.
    flushSync(() => setIsPrinting(true))
    window.print()
  }
  return { print, canPrint, printSheet: isPrinting ? createPortal(content, document.body) : null }
}
