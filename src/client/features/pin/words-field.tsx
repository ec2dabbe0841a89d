import { useEffect, useRef, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface WordsFieldProps {
  value: string
  /** The server requires more than the PIN here. */
  isNeeded: boolean
  /** Shown at once: the person asked for it, or the PIN alone is locked. */
  isOffered: boolean
  hasProblem: boolean
  onChange: (words: string) => void
}

/** The three words, hidden behind one tap until needed: most people return on a known device. */
export function WordsField({ value, isNeeded, isOffered, hasProblem, onChange }: WordsFieldProps) {
  const t = useText('pin')
  const [wasOpened, setWasOpened] = useState(isOffered)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = wasOpened || isNeeded || value !== ''
  useEffect(() => {
    if (wasOpened || isNeeded) field.current?.focus()
  }, [wasOpened, isNeeded])
  if (!isOpen) {
    return (
      <Button aria-expanded={false} onClick={() => setWasOpened(true)}>
        {t('login.haveWords')}
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      {isNeeded && (
        <Notice tone="info" announce>
          {t('login.needsWords')}
        </Notice>
      )}
      <TextField
        ref={field}
        label={t('login.words')}
        hint={t('login.wordsHint')}
        error={hasProblem && t('problems.words')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
