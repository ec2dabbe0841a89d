import { Eye, EyeOff } from 'lucide-react'
import { pinMaxDigits } from '#domain/pin/rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldFrame, type FieldText } from '#client/ui/field/field-frame.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'

interface PinFieldProps extends FieldText {
  value: string
  isShown: boolean
  autoComplete: 'new-password' | 'current-password'
  onChange: (pin: string) => void
  onToggle: () => void
}

/**
 * A PIN may be typed, pasted or filled in by a password manager. The input has no name, so that no form can put it in a
 * URL.
 */
export function PinField({ value, isShown, autoComplete, onChange, onToggle, ...text }: PinFieldProps) {
  const t = useText('pin')
  return (
    <FieldFrame {...text}>
      {(control) => (
        <div className="pin-box">
          <input
            {...control}
            className="ui-input pin-input"
            type={isShown ? 'text' : 'password'}
            inputMode="numeric"
            maxLength={pinMaxDigits}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            className="pin-toggle"
            label={t(isShown ? 'fields.hide' : 'fields.show')}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff aria-hidden size={22} /> : <Eye aria-hidden size={22} />}
            onClick={onToggle}
          />
        </div>
      )}
    </FieldFrame>
  )
}
