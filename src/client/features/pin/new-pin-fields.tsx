import { Dices } from 'lucide-react'
import { useState } from 'react'
import type { CreationProblems } from '#domain/pin/form-problems.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PinField } from './pin-field.tsx'

interface NewPin {
  pin: string
  confirmation: string
}

interface NewPinFieldsProps extends NewPin {
  problems: Pick<CreationProblems, 'pin' | 'confirmation'>
  onPick: () => Promise<string>
  onChange: (pins: NewPin) => void
}

/** The PIN, its confirmation, and an optional random PIN, shown at once so that it can be written down. */
export function NewPinFields({ pin, confirmation, problems, onPick, onChange }: NewPinFieldsProps) {
  const t = useText('pin')
  const [isShown, setIsShown] = useState(false)
  const [picked, setPicked] = useState<string>()
  const toggle = { isShown, onToggle: () => setIsShown(!isShown) }
  const handlePick = async () => {
    try {
      const chosen = await onPick()
      setPicked(chosen)
      setIsShown(true)
      onChange({ pin: chosen, confirmation: chosen })
    } catch (error) {
      reportQuietly('pick pin', error)
    }
  }
  return (
    <>
      <PinField
        {...toggle}
        label={t('fields.pin')}
        autoComplete="new-password"
        value={pin}
        error={problems.pin && t(`problems.pin.${problems.pin}`)}
        onChange={(next) => onChange({ pin: next, confirmation })}
      />
      <PinField
        {...toggle}
        label={t('fields.confirmation')}
        autoComplete="new-password"
        value={confirmation}
        error={problems.confirmation && t(`problems.confirmation.${problems.confirmation}`)}
        onChange={(next) => onChange({ pin, confirmation: next })}
      />
      <div className="grid gap-2">
        <Button icon={<Dices aria-hidden size={20} />} onClick={() => void handlePick()}>
          {t('create.pick')}
        </Button>
        <p role="status">{picked !== undefined && picked === pin && t('create.picked', { pin: picked })}</p>
      </div>
    </>
  )
}
