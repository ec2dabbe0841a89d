import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface HelpedButtonProps {
  isHelpful: boolean
  /** Null while the number is small. */
  count: number | null
  onHelped: (helped: boolean) => Promise<void>
}

export function HelpedButton({ isHelpful, count, onHelped }: HelpedButtonProps) {
  const t = useText('community')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const handlePress = async () => {
    setIsBusy(true)
    setHasFailed(false)
    await onHelped(!isHelpful).catch(() => setHasFailed(true))
    setIsBusy(false)
  }
  return (
    <>
      <Button
        size="small"
        aria-pressed={isHelpful}
        busy={isBusy}
        className="community-helped"
        icon={<ThumbsUp aria-hidden size={18} />}
        onClick={() => void handlePress()}
      >
        {count === null ? t('card.helped') : t('card.helpedCount', { count })}
      </Button>
      <span role="status" className="community-said">
        {hasFailed && t('card.helpedFailed')}
      </span>
    </>
  )
}
