import './copy-text.css'
import { Check, Copy } from 'lucide-react'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'

export interface CopyTextProps {
  label: string
  hint?: ReactNode
  value: string
  copyLabel: string
  copiedText: string
  /** Shown when the browser denies copying: the text is then selected, to be copied by hand. */
  failedText: string
}

export function CopyText({ label, hint, value, copyLabel, copiedText, failedText }: CopyTextProps) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<{ value: string; isCopied: boolean }>()
  // An outcome for an earlier text no longer applies.
  const currentOutcome = outcome?.value === value ? outcome : undefined
  const handleCopy = async () => {
    const isCopied = await copy(value)
    setOutcome({ value, isCopied })
    if (!isCopied) field.current?.focus()
  }
  const Icon = currentOutcome?.isCopied ? Check : Copy
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => event.target.select()
  return (
    <div>
      <div className="ui-copy-row">
        <TextField ref={field} readOnly label={label} hint={hint} value={value} onFocus={handleFocus} />
        <Button icon={<Icon aria-hidden size={20} />} onClick={() => void handleCopy()}>
          {copyLabel}
        </Button>
      </div>
      <p role="status" className="ui-copy-status">
        {currentOutcome && (currentOutcome.isCopied ? copiedText : failedText)}
      </p>
    </div>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
