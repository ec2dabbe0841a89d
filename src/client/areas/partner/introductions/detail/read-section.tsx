import { BookOpenText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SharedPerson } from '#contracts/partner-introductions.ts'
import type { Language } from '#domain/language.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ActStatus } from '../action-status.tsx'
import { DetailSection } from './detail-section.tsx'
import { SharedText } from './shared-text.tsx'

interface ReadSectionProps {
  shared: SharedPerson | null
  language: Language
  onRead: () => Promise<unknown>
}

/** Closed by default on every visit, because each opening is logged (T-8.3). */
export function ReadSection({ shared, language, onRead }: ReadSectionProps) {
  const t = useText('partnerIntroductions')
  const { phase, isBusy, perform } = useAction()
  const words = useRef<HTMLDivElement>(null)
  const wasRead = phase === 'done' && shared !== null
  useEffect(() => {
    if (wasRead) words.current?.focus()
  }, [wasRead])
  return (
    <DetailSection title={t('read.title')}>
      {shared ? (
        <div ref={words} tabIndex={-1} role="group" aria-label={t('read.title')} className="pi-stack">
          <SharedText shared={shared} language={language} />
        </div>
      ) : (
        <>
          <p className="pi-soft">{t('read.closed')}</p>
          <p className="pi-soft">{t('read.logged')}</p>
          <div data-print="hide">
            <Button
              variant="primary"
              busy={isBusy}
              icon={<BookOpenText size={18} aria-hidden="true" />}
              onClick={() => void perform(onRead)}
            >
              {t('read.button')}
            </Button>
          </div>
        </>
      )}
      <ActStatus phase={phase} done="" failed={t('read.failed')} />
    </DetailSection>
  )
}
