import { type SubmitEvent, useState } from 'react'
import type { LocationLookup } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

const zipCauses: ReadonlySet<string> = new Set(['zipInvalid', 'zipUnknown', 'zipFailed'])

export function ZipForm({ lookup, onZip }: { lookup: LocationLookup; onZip: (typed: string) => void }) {
  const t = useText('onboarding')
  const [typed, setTyped] = useState('zip' in lookup ? lookup.zip : '')
  const isAsking = lookup.phase === 'askingZip'
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isAsking) onZip(typed)
  }
  return (
    <form noValidate className="wizard-zip" onSubmit={handleSubmit}>
      <TextField
        label={t('zip.label')}
        hint={t('zip.hint')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={typed}
        aria-invalid={(lookup.phase === 'failed' && zipCauses.has(lookup.cause)) || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={isAsking}>
        {t('zip.find')}
      </Button>
    </form>
  )
}
