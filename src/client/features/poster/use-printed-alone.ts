import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'

/**
 * Prints one element and nothing else. It is rendered beside the app while the browser prints, and hidden on screen.
 */
export function usePrintedAlone(content: ReactNode) {
  const [isPrinting, setIsPrinting] = useState(false)
  const [canPrint, setCanPrint] = useState(true)
  useEffect(() => {
    // Uses an event, because on phones `print()` returns before anything is printed.
    const handlePrinted = () => setIsPrinting(false)
    addEventListener('afterprint', handlePrinted)
    return () => removeEventListener('afterprint', handlePrinted)
  }, [])
  const print = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    // Must be rendered before the browser captures the page.
    flushSync(() => setIsPrinting(true))
    window.print()
  }
  return { print, canPrint, printSheet: isPrinting ? createPortal(content, document.body) : null }
}
