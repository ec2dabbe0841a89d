import { KeyRound } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'

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
