import { Suspense, useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'
import type { FrameTheme, ViewSettings } from '../view-settings.ts'
import { copyStyles, dress, holdLinks, makeStandard } from './frame-document.ts'

interface DeviceFrameProps {
  title: string
  theme: FrameTheme
  settings: ViewSettings
  children: ReactNode
}

/**
 * A screen in a document of its own: it has its one main region and its own ids, and media queries see the
 * width of the frame. Where it navigates to stays inside.
 */
export function DeviceFrame({ title, theme, settings, children }: DeviceFrameProps) {
  const { language } = useLanguage()
  const [frame, setFrame] = useState<Document | null>(null)
  const [place] = useState(() => memoryLocation({ path: '/' }))
  const { motion, text, width } = settings

  const handleLoad = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const loaded = event.currentTarget.contentDocument
    if (!loaded) return
    if (loaded.compatMode === 'BackCompat') return makeStandard(loaded)
    copyStyles(document, loaded)
    holdLinks(loaded)
    setFrame(loaded)
  }

  useLayoutEffect(() => {
    if (frame) dress(frame, { language, title, theme, motion, text })
  }, [frame, language, title, theme, motion, text])

  return (
    <>
      <iframe title={title} className="ws-device" data-width={width} onLoad={handleLoad} />
      {frame && createPortal(
        <Suspense fallback={<Spinner large />}>
          <Router hook={place.hook}>{children}</Router>
        </Suspense>,
        frame.body,
      )}
    </>
  )
}
