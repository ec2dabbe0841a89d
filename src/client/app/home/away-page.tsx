import { AwayScreen, type AwayPlace } from '#client/features/away/away-screen.tsx'
import { HelpLines } from '#client/features/help-lines/help-lines.tsx'

export function AwayPage({ place, onHome }: { place: AwayPlace; onHome: () => void }) {
  return <AwayScreen place={place} help={<HelpLines />} onHome={onHome} />
}
