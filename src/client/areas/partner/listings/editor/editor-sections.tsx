import { AccessSection } from './access-section.tsx'
import { ApplySection } from './apply-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CapacitySection } from './capacity-section.tsx'
import type { EditorPart } from './editor-part.ts'
import { HoursSection } from './hours-section.tsx'
import { IntroductionsSection } from './introductions-section.tsx'
import { PhonesSection } from './phones-section.tsx'
import { AddressSection } from './address-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { WelcomeSection } from './welcome-section.tsx'

/** In HSDS order. */
export function EditorSections(part: EditorPart) {
  return (
    <>
      <BasicsSection {...part} />
      <ServicesSection {...part} />
      <AddressSection {...part} />
      <PhonesSection {...part} />
      <HoursSection {...part} />
      <AccessSection {...part} />
      <ApplySection {...part} />
      <WelcomeSection {...part} />
      {!part.isNew && <CapacitySection {...part} />}
      {!part.isNew && <IntroductionsSection {...part} />}
    </>
  )
}
