import { Phone } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { StartFreshOrBack } from './start-fresh-or-back.tsx'

export interface PinLockedScreenProps {
  /** The ten minutes are over. */
  canTryAgain: boolean
  onTryAgain: () => void
  onUseWords: () => void
  onStartFresh: () => void
  onBack: () => void
}

/** Besides waiting, offers a phone call or a new search. */
export function PinLockedScreen({ canTryAgain, onTryAgain, onUseWords, onStartFresh, onBack }: PinLockedScreenProps) {
  const t = useText('pin')
  const common = useText('common')
  return (
    <Page aria-labelledby="pin-locked-title" className="grid gap-4">
      <h1 id="pin-locked-title">{t('locked.title')}</h1>
      <Notice tone="warning" announce>
        {t('locked.text')}
      </Notice>
      <p>{t('locked.why')}</p>
      <p>{t('locked.words')}</p>
      <Button wide onClick={onUseWords}>
        {t('login.haveWords')}
      </Button>
      <p>{t('locked.meanwhile')}</p>
      <p role="status">{canTryAgain && t('locked.over')}</p>
      {canTryAgain && (
        <Button wide variant="primary" onClick={onTryAgain}>
          {common('tryAgain')}
        </Button>
      )}
      <Button wide href="tel:211" icon={<Phone aria-hidden size={20} />}>
        {common('call211')}
      </Button>
      <StartFreshOrBack onStartFresh={onStartFresh} onBack={onBack} />
    </Page>
  )
}
