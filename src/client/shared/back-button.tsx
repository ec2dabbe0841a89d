import { ArrowLeft } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** The first control of a screen that leads back to the one before; its arrow is in line with the text below. */
export function BackButton({ label, onBack }: { label?: string; onBack: () => void }) {
  const common = useText('common')
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-(--inset) justify-self-start"
      data-print="hide"
      icon={<ArrowLeft aria-hidden size={20} />}
      onClick={onBack}
    >
      {label ?? common('back')}
    </Button>
  )
}
