import { HoursField } from '#client/features/listing-hours/hours-field.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { ClosureRows } from './closure-rows.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

export function HoursSection(part: EditorPart) {
  const { form, isNew } = part
  const t = useText('partnerListings')
  const { hoursKinds } = useTextModule('partnerListings').form
  return (
    <EditorSection form={form} name="hours">
      <HoursField form={form} words={{ label: t('form.hoursKind'), kinds: hoursKinds, text: t('form.hoursText') }} />
      {!isNew && <ClosureRows {...part} />}
    </EditorSection>
  )
}
