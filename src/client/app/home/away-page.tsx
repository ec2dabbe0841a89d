import { AwayScreen, type AwayPlace } from '#client/features/away/away-screen.tsx'
import { HelpLines } from '#client/features/help-lines/help-lines.tsx'

export function AwayPage(props: { place: AwayPlace } & ({ onHome: () => void } | { onBack: () => void })) {
  return <AwayScreen help={<HelpLines />} {...props} />
}
