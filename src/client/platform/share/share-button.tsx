import { Check, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonAppearance } from '#client/ui/button/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { CopyByHandDialog } from './copy-by-hand-dialog.tsx'
import { type ShareOutcome, sharePlainText } from './share-plain-text.ts'

export interface ShareButtonProps extends Pick<ButtonAppearance, 'variant' | 'size'> {
  /** The title in the share sheet. */
  title: string
  /** Called when the button is pressed. */
  text: () => string
  /** For screen readers; starts with the text of `children`. */
  name: string
  onOutcome?: (outcome: ShareOutcome) => void
  children: ReactNode
}

/** Shares with the system sheet, else copies and confirms it, else shows the text to be copied by hand. */
export function ShareButton({ title, text, name, variant = 'quiet', size = 'small', ...rest }: ShareButtonProps) {
  const t = useText('results')
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null)
  const handleShare = async () => {
    setOutcome(null)
    const next = await sharePlainText(text(), title)
    setOutcome(next)
    rest.onOutcome?.(next)
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={name}
        icon={<Share2 aria-hidden size={18} />}
        onClick={() => void handleShare()}
      >
        {rest.children}
      </Button>
      <span role="status" className="inline-flex items-center gap-1 text-md">
        {outcome === 'copied' && (
          <>
            <Check aria-hidden size={18} /> {t('share.copied')}
          </>
        )}
      </span>
      <CopyByHandDialog
        open={outcome === 'failed'}
        onClose={() => setOutcome(null)}
        text={outcome === 'failed' ? text() : ''}
      />
    </>
  )
}
