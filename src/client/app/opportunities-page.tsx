import { useLocation } from 'wouter'
import { OpportunitiesView } from '#client/features/opportunities/opportunities-view.tsx'

/** The chat's modules are loaded when the user opens it. */
const loadChat = () =>
  Promise.all([import('#client/state/navigation/navigation.ts'), import('#client/state/chat/chat-draft.ts')])

/** /opportunities: work, training and the tools to get them. */
export function OpportunitiesPage() {
  const [, navigate] = useLocation()
  const handlePractice = async (prompt: string) => {
    const [{ openScreen }, { chatDraft }] = await loadChat()
    openScreen('chat')
    chatDraft.send({ type: 'filled', prompt })
    navigate('/')
  }
  return <OpportunitiesView onPractice={(prompt) => void handlePractice(prompt)} />
}
