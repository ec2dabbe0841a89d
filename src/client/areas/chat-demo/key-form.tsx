import { type FormEvent, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { Scenarios } from './use-scenarios.ts'

/** A staff key, valid while this page is open. */
export function KeyForm({ problem, isChecking, open }: Pick<Scenarios, 'problem' | 'isChecking' | 'open'>) {
  const t = useText('chatDemo')
  const [key, setKey] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '' && !isChecking) open(key.trim())
  }
  return (
    <form className="grid gap-3" onSubmit={handleSubmit}>
      <TextField
        type="password"
        autoComplete="off"
        spellCheck={false}
        label={t('door.key')}
        hint={t('door.keyHint')}
        error={problem === null ? undefined : t(problem === 'wrong' ? 'door.wrong' : 'failed')}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={isChecking}>
          {t('door.open')}
        </Button>
      </div>
    </form>
  )
}
