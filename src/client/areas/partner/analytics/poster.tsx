import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showPartnerSettings } from '#contracts/partner-settings.ts'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

/** The link that counts visits for this organization, and a sheet to put on a wall. */
export function Poster({ visits }: { visits: number | null | undefined }) {
  const t = useText('partnerAnalytics')
  const settings = useQuery({
    queryKey: ['partner-settings-code'], staleTime: 0, queryFn: () => callStaff(showPartnerSettings, {}),
  }).data
  const [isShown, setIsShown] = useState(false)
  if (!settings) return null
  const link = `${window.location.origin}/?org=${settings.trackingCode}`
  return (
    <Card as="section" className="pa-stack" aria-labelledby="pa-poster">
      <h2 id="pa-poster">{t('poster.title')}</h2>
      <p>{t('poster.text')}</p>
      <CopyText
        label={t('poster.link')} value={link} copyLabel={t('poster.copy')} copiedText={t('poster.copied')}
        failedText={t('poster.copyFailed')}
      />
      {visits !== undefined && <p>{t('poster.visits', { count: visits ?? t('hidden') })}</p>}
      <div><Button onClick={() => setIsShown(!isShown)}>{isShown ? t('poster.hide') : t('poster.show')}</Button></div>
      {isShown && <Sheet link={link} name={settings.settings.publicName} />}
    </Card>
  )
}

/** Two languages to choose from, whatever the page is in: it hangs where its readers are. */
function Sheet({ link, name }: { link: string; name: string }) {
  const t = useText('partnerAnalytics')
  const own = useLanguage().language
  const [language, setLanguage] = useState<Language>(own)
  return (
    <div className="pa-stack">
      <SegmentedControl
        label={t('poster.language')} value={language} onChange={setLanguage}
        options={[{ value: 'en', label: t('languages.names.en') }, { value: 'es', label: t('languages.names.es') }]}
      />
      <div><Button onClick={() => printOnly('pa-print-poster')}>{t('poster.print')}</Button></div>
      <div className="pa-sheet" lang={language}>
        <p className="pa-sheet-title">{t(`poster.heading.${language}`)}</p>
        {t.list(`poster.lines.${language}`).map((line) => <p key={line}>{line}</p>)}
        <QrPicture className="pa-sheet-qr" text={link} label={t('poster.picture')} />
        <p>{t(`poster.scan.${language}`)}</p>
        <p className="pa-sheet-link">{link}</p>
        <p>{t(`poster.from.${language}`, { name })}</p>
      </div>
    </div>
  )
}

/** The page knows by a class which part of it goes on paper. */
function printOnly(className: string): void {
  document.documentElement.classList.add(className)
  window.print()
  document.documentElement.classList.remove(className)
}
