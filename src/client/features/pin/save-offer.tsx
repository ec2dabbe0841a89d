import { KeyRound } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface SaveOfferProps {
  onSave: () => void
  onDecline: () => void
}

/** Keep this list? A question on the page, never a screen in the way. */
export function SaveOffer({ onSave, onDecline }: SaveOfferProps) {
  const t = useText('pin')
  return (
    <Card as="section" aria-labelledby="save-offer-title" className="grid gap-2" data-print="hide">
      <h2 id="save-offer-title" className="text-lg">
        {t('offer.title')}
      </h2>
      <p>{t('offer.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<KeyRound aria-hidden size={20} />} onClick={onSave}>
          {t('offer.save')}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {t('prompt.noThanks')}
        </Button>
      </div>
    </Card>
  )
}

/** Shown above a list opened by the PIN alone: what stays locked, and how to unlock it. */
export function PlacesOnlyNotice({ onWords }: { onWords: () => void }) {
  const t = useText('pin')
  return (
    <Notice title={t('placesOnly.title')}>
      <p>{t('placesOnly.text')}</p>
      <Button size="small" className="mt-2" onClick={onWords}>
        {t('login.haveWords')}
      </Button>
    </Notice>
  )
}
