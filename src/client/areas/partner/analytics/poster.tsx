import './analytics.css'
import { Suspense, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { fillText } from '#client/platform/i18n/fill-text.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import { useModuleIn } from '../answer/use-module-in.ts'
import { usePrintedAlone } from './use-printed-alone.ts'

interface PosterProps {
  link: string
  name: string
}

interface PosterSheetProps extends PosterProps {
  language: Language
}

/** Two languages to choose from, whatever the page is in: it hangs where its readers are. */
export function Poster({ link, name }: PosterProps) {
  const t = useText('partnerAnalytics')
  const own = useLanguage().language
  const [language, setLanguage] = useState<Language>(own)
  const sheet = <PosterSheet link={link} name={name} language={language} />
  const { print, paper, canPrint } = usePrintedAlone(<div className="pn-paper">{sheet}</div>)
  return (
    <div className="pn-stack">
      <div className="pn-choice">
        <span aria-hidden="true" className="ui-field-label">{t('poster.language')}</span>
        <SegmentedControl
          label={t('poster.language')} value={language} onChange={setLanguage}
          options={[{ value: 'en', label: t('languages.names.en') }, { value: 'es', label: t('languages.names.es') }]}
        />
      </div>
      <div><Button onClick={print}>{t('poster.print')}</Button></div>
      {!canPrint && <Notice announce tone="danger">{t('poster.cannotPrint')}</Notice>}
      {sheet}
      {paper}
    </div>
  )
}

function PosterSheet(props: PosterSheetProps) {
  return <Suspense fallback={<LoadingPart />}><WrittenSheet {...props} /></Suspense>
}

function WrittenSheet({ link, name, language }: PosterSheetProps) {
  const words = useModuleIn(language, 'partnerAnalytics').poster
  return (
    <div className="pn-sheet" lang={language}>
      <p className="pn-sheet-title">{words.heading}</p>
      {words.lines.map((line) => <p key={line}>{line}</p>)}
      <QrPicture className="pn-sheet-qr" text={link} label={words.picture} />
      <p>{words.scan}</p>
      <p className="pn-sheet-link">{link}</p>
      <p>{fillText(words.from, { name })}</p>
    </div>
  )
}
