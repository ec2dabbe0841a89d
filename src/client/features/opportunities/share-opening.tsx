import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** Started before the press ends: browsers allow sharing only directly after a press. */
const loadShare = () => import('#client/platform/share/share-plain-text.ts')

/** Rarely needed, and it depends on the texts of the results. */
const CopyByHandDialog = lazy(async () => ({
  default: (await import('#client/platform/share/copy-by-hand-dialog.tsx')).CopyByHandDialog,
}))

/** Uses the system share sheet, else copies and says so, else shows the text to copy by hand. */
export function ShareOpening({ title, text }: { title: string; text: () => string }) {
  const t = useText('opportunities')
  const [isCopied, setIsCopied] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)
  const handleShare = async () => {
    setIsCopied(false)
    const { sharePlainText } = await loadShare()
    const outcome = await sharePlainText(text(), title)
    setIsCopied(outcome === 'copied')
    setByHand(outcome === 'failed' ? text() : null)
  }
  return (
    <div className="op-buttons">
      <Button
        variant="quiet"
        size="small"
        aria-label={t('card.shareName', { title })}
        icon={<Share2 aria-hidden size={18} />}
        onPointerDown={() => void loadShare()}
        onFocus={() => void loadShare()}
        onClick={() => void handleShare()}
      >
        {t('card.share')}
      </Button>
      <span role="status">{isCopied && t('card.copied')}</span>
      {byHand !== null && (
        <Suspense>
          <CopyByHandDialog open onClose={() => setByHand(null)} text={byHand} />
        </Suspense>
      )}
    </div>
  )
}
