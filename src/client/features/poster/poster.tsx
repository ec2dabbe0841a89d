import { createPortal, flushSync } from 'react-dom'
import './poster.css'
import { Suspense, useState, type ReactNode, useEffect } from 'react'
import type { Language } from '#domain/language.ts'
import { fillText } from '#client/platform/i18n/fill-text.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useModuleIn } from '#client/platform/i18n/use-module-in.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

interface PosterProps {
  link: string
  name: string
}

interface PosterSheetProps extends PosterProps {
  language: Language
}

/** Offers both languages, whatever the page language, to match the readers where it hangs. */
export function Poster({ link, name }: PosterProps) {
  const t = useText('poster')
  const own = useLanguage().language
  const [language, setLanguage] = useState<Language>(own)
  const sheet = <PosterSheet link={link} name={name} language={language} />
  const { print, printSheet, canPrint } = usePrintedAlone(<div className="poster-paper">{sheet}</div>)
  return (
    <div className="poster-stack">
      <div className="poster-choice">
        <span aria-hidden="true" className="ui-field-label">
          {t('language')}
        </span>
        <SegmentedControl
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: t('languages.en') },
            { value: 'es', label: t('languages.es') },
          ]}
        />
      </div>
      <div>
        <Button onClick={print}>{t('print')}</Button>
      </div>
      {!canPrint && (
        <Notice announce tone="danger">
          {t('cannotPrint')}
        </Notice>
      )}
      {sheet}
      {printSheet}
    </div>
  )
}

function PosterSheet(props: PosterSheetProps) {
  return (
    <Suspense fallback={<LoadingPart />}>
      <WrittenSheet {...props} />
    </Suspense>
  )
}

function WrittenSheet({ link, name, language }: PosterSheetProps) {
  const words = useModuleIn(language, 'poster')
  return (
    <div className="poster-sheet" lang={language}>
      <p className="poster-title">{words.heading}</p>
      {words.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <QrPicture className="poster-qr" text={link} label={words.picture} />
      <p>{words.scan}</p>
      <p className="poster-link">{link}</p>
      <p>{fillText(words.from, { name })}</p>
    </div>
  )
}

/**
 * Prints one element and nothing else. It is rendered beside the app while the browser prints, and hidden on screen.
 */
function usePrintedAlone(content: ReactNode) {
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
