import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { FieldProps } from '#client/platform/form/use-form.ts'
import { FieldFrame, type FieldText } from '#client/ui/field/field-frame.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'

interface PassphraseFieldProps extends FieldProps, Omit<FieldText, 'error'> {
  autoComplete: 'current-password' | 'new-password'
}

/** Typing, pasting and password managers all work, and the passphrase can be shown (T-5.7). */
export function PassphraseField({ id, label, hint, error, name, ...rest }: PassphraseFieldProps) {
  const t = useText('signIn')
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="sign-in-secret">
          <input
            {...rest}
            {...control}
            name={name}
            className="ui-input"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <IconButton
            label={t(isShown ? 'hide' : 'show')}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff aria-hidden size={22} /> : <Eye aria-hidden size={22} />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
