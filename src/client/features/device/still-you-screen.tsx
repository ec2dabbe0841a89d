import { Eye, Trash2, UserCheck } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export interface StillYouScreenProps {
  isClearing: boolean
  onYes: () => void
  onClear: () => void
}

/** Reveals nothing about the content behind it. */
export function StillYouScreen({ isClearing, onYes, onClear }: StillYouScreenProps) {
  const t = useText('pin')
  return (
    <Page aria-labelledby="still-you-title" className="grid gap-4">
      <h1 id="still-you-title">{t('stillYou.title')}</h1>
      <p>{t('stillYou.text')}</p>
      <Button wide variant="primary" icon={<UserCheck aria-hidden size={20} />} onClick={onYes}>
        {t('stillYou.yes')}
      </Button>
      <Button wide icon={<Trash2 aria-hidden size={20} />} busy={isClearing} onClick={onClear}>
        {t('stillYou.no')}
      </Button>
    </Page>
  )
}

/** One more tap before a private list on a shared device (T-10.2). */
export function CoverScreen({ onShow }: { onShow: () => void }) {
  const t = useText('pin')
  return (
    <Page aria-labelledby="cover-title" className="grid gap-4">
      <h1 id="cover-title">{t('cover.title')}</h1>
      <p>{t('cover.text')}</p>
      <Button wide variant="primary" icon={<Eye aria-hidden size={20} />} onClick={onShow}>
        {t('cover.show')}
      </Button>
    </Page>
  )
}
