import { ServicesField } from '#client/features/listing-services/services-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

export function ServicesSection({ form }: EditorPart) {
  return (
    <EditorSection form={form} name="services">
      <ServicesField form={form} />
    </EditorSection>
  )
}
