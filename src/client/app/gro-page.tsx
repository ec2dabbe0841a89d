import type { PromptModule } from '#domain/prompts/modules.ts'
import { GroView } from '#client/features/gro/gro-view.tsx'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { useOpenHome } from './shell/use-open-home.ts'

const loadPrompts = () => import('#client/state/chat/chat-prompts.ts')

/** /gro: lessons to take alone, with a link from each module to the chat. */
export function GroPage() {
  const openHome = useOpenHome()
  const handleAsk = (module: PromptModule) => {
    openScreen('chat')
    void loadPrompts().then(({ fillFromModule }) => fillFromModule(module))
    openHome()
  }
  const handleResources = () => {
    openScreen('resources')
    openHome()
  }
  return <GroView onAsk={handleAsk} onResources={handleResources} />
}
