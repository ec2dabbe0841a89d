import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface StartFreshOrBackProps {
  onStartFresh: () => void
  onBack: () => void
}

/** The two ways on for who can't open a saved list. */
export function StartFreshOrBack({ onStartFresh, onBack }: StartFreshOrBackProps) {
  const t = useText('pin')
  const common = useText('common')
  return (
    <>
      <Button wide icon={<RotateCcw aria-hidden size={20} />} onClick={onStartFresh}>
        {t('login.startFresh')}
      </Button>
      <Button variant="quiet" icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
        {common('back')}
      </Button>
    </>
  )
}
