import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'
import type { FrameTheme, ViewSettings } from '../view-settings.ts'
import { dress, followStyles, holdLinks, makeStandard } from './frame-document.ts'

interface DeviceFrameProps {
  /** What the frame shows. Another screen, or another language, starts anew at the top and at its own address. */
  screen: string
  title: string
  theme: FrameTheme
  settings: ViewSettings
  children: ReactNode
}

/**
 * A screen in its own document: it has its own main region and ids, and media queries use the frame's width. Navigation
 * stays inside.
 */
export function DeviceFrame({ screen, title, theme, settings, children }: DeviceFrameProps) {
  const { language } = useLanguage()
  const { motion, text, width } = settings
  const { element, frame } = useFrameDocument()

  useLayoutEffect(() => {
    if (frame) dress(frame, { language, title, theme, motion, text })
  }, [frame, language, title, theme, motion, text])

  // The frame stays from screen to screen: its style sheets are not read again.
  useLayoutEffect(() => {
    frame?.defaultView?.scrollTo(0, 0)
  }, [frame, screen, language])

  return (
    <>
      {/* The frame loads nothing: its content is rendered from here. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={element} title={title} className="ws-device" data-width={width} />
      {frame &&
        createPortal(
          <Suspense key={`${screen} ${language}`} fallback={<Spinner large />}>
            <OwnAddress>{children}</OwnAddress>
          </Suspense>,
          frame.body,
        )}
    </>
  )
}

function OwnAddress({ children }: { children: ReactNode }) {
  const [location] = useState(() => memoryLocation({ path: '/' }))
  return <Router hook={location.hook}>{children}</Router>
}

/** React dispatches no events during commit, so it misses the load event of an empty frame. */
function useFrameDocument() {
  const element = useRef<HTMLIFrameElement>(null)
  const [frame, setFrame] = useState<Document | null>(null)
  useEffect(() => {
    const loaded = element.current?.contentDocument
    if (!loaded) return
    makeStandard(loaded)
    holdLinks(loaded)
    setFrame(loaded)
    return followStyles(document, loaded)
  }, [])
  return { element, frame }
}
