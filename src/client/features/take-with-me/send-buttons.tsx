import { Copy, Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CopyByHandDialog } from '#client/platform/share/copy-by-hand-dialog.tsx'
import { copyText, type ShareOutcome, sharePlainText } from '#client/platform/share/share-plain-text.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { PrintMode } from './use-print-mode.ts'

interface SendButtonsProps {
  printMode: PrintMode
  /** Receives the outcome, to be announced. */
  onMessage: (message: string | null) => void
}

/** The same list as text: for another person, another app, or a file. */
export function SendButtons({ printMode: { text, words }, onMessage }: SendButtonsProps) {
  const t = useText('takeWithMe')
  const [isByHand, setIsByHand] = useState(false)

  const handleOutcome = (outcome: ShareOutcome) => {
    setIsByHand(outcome === 'failed')
    onMessage(outcome === 'shared' || outcome === 'copied' ? t(outcome) : null)
  }
  const handleShare = async () => handleOutcome(await sharePlainText(text, words.title))
  const handleCopy = async () => handleOutcome((await copyText(text)) ? 'copied' : 'failed')
  const handleDownload = () => onMessage(t(saveFile(text, t('paper.fileName')) ? 'downloaded' : 'downloadFailed'))

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Share2 aria-hidden size={18} />} onClick={() => void handleShare()}>
          {t('share')}
        </Button>
        <Button size="small" icon={<Copy aria-hidden size={18} />} onClick={() => void handleCopy()}>
          {t('copy')}
        </Button>
        <Button size="small" icon={<Download aria-hidden size={18} />} onClick={handleDownload}>
          {t('download')}
        </Button>
      </div>
      {getDeviceMode() === 'shared' && <p className="text-md text-ink-2">{t('sharedDevice')}</p>}
      <CopyByHandDialog open={isByHand} onClose={() => setIsByHand(false)} text={text} />
    </div>
  )
}
