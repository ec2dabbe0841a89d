import { Check, Copy } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { copyText } from '#client/platform/share/share-plain-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

/** Copies the text; if the browser refuses, shows it to copy by hand. */
export function CopyButton({ text, disabled = false }: { text: string; disabled?: boolean }) {
  const t = useText('jobTools')
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>()
  // Hide the copy result once the text has changed.
  const currentOutcome = outcome?.text === text ? outcome : undefined
  const handleCopy = async () => setOutcome({ text, isCopied: await copyText(text) })
  const handleFocus = (event: FocusEvent<HTMLTextAreaElement>) => event.target.select()
  const Icon = currentOutcome?.isCopied ? Check : Copy
  return (
    <div className="grid gap-2">
      <Button disabled={disabled} icon={<Icon aria-hidden size={20} />} onClick={() => void handleCopy()}>
        {t('copy')}
      </Button>
      <p role="status" className="text-md text-ok empty:hidden">
        {currentOutcome?.isCopied && t('copied')}
      </p>
      {currentOutcome?.isCopied === false && (
        <TextAreaField label={t('copyByHand')} readOnly rows={6} value={text} onFocus={handleFocus} />
      )}
    </div>
  )
}
