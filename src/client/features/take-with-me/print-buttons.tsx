import { CreditCard, Printer } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

export function PrintButtons({ onPrint }: { onPrint: (form: 'page' | 'card') => void }) {
  const t = useText('takeWithMe')
  return (
    <div className="grid gap-2">
      <Button wide variant="primary" icon={<Printer aria-hidden size={20} />} onClick={() => onPrint('page')}>
        {t('printPage')}
      </Button>
      <Button wide icon={<CreditCard aria-hidden size={20} />} onClick={() => onPrint('card')}>
        {t('printCard')}
      </Button>
      <p className="text-md text-ink-2">{t('noPrinter')}</p>
    </div>
  )
}
